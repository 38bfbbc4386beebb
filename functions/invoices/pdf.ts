import { encode } from 'uqr';
import type { InvoiceDocument, Party } from '#shared/domain/invoices/invoice.ts';
import { payableOf } from '#shared/domain/invoices/payable.ts';
import { spaydOf } from '#shared/domain/invoices/spayd.ts';
import { money } from '#shared/domain/number-text.ts';
import { formatBankAccount } from '#shared/domain/people/bank-account.ts';
import { fullDay } from '#shared/domain/time-text.ts';
import { writeLines } from './invoice-lines.ts';
import { openPages, type Pages, sheet } from './pages.ts';
import { rateText, type Words, wordsIn } from './words.ts';

const languages = { cz: 'cs', en: 'en', ru: 'ru' } as const;

const half = (sheet.right - sheet.left) / 2;
const qrSide = 96;

/** An invoice or a credit note on A4, in its language. `spayd` is the QR code; null for none. */
export const pdfOf = async (document: InvoiceDocument, spayd = spaydOf(document)): Promise<Buffer> => {
  const { locale, kind, number, seller, issued_on } = document;
  const words = wordsIn[locale];
  const title = titleOf({ kind, seller }, words);
  const language = languages[locale];
  const pages = openPages({ title: `${title} ${number}`, author: seller.name, language, day: issued_on });

  const headed = writeHeading(pages, document, { title, words });
  const parties = writeParties(pages, document, { y: headed + 20, words, language });
  const facts = writeFacts(pages, document, { y: parties + 16, words, spayd });
  const lines = writeLines(pages, document, { y: facts + 20, words });
  writeSums(pages, document, { y: lines + 12, words });
  return pages.finish();
};

const titleOf = ({ kind, seller }: Pick<InvoiceDocument, 'kind' | 'seller'>, words: Words): string => {
  if (kind === 'invoice') return seller.vat_payer ? words.taxInvoice : words.invoice;
  return seller.vat_payer ? words.taxCreditNote : words.creditNote;
};

type At = { y: number; words: Words };

/** Each part returns where it ends. */
const writeHeading = (
  pages: Pages,
  { number, corrects, reason }: InvoiceDocument,
  { title, words }: { title: string; words: Words },
): number => {
  const written = [
    [title, { size: 17, bold: true }],
    [number, { size: 13, muted: true }],
    ...(corrects ? [[`${words.corrects} ${corrects.number}`, { size: 10 }] as const] : []),
    ...(reason === null ? [] : [[`${words.reason}: ${reason}`, { size: 10 }] as const]),
  ] as const;
  return written.reduce(
    (y, [text, style]) => y + pages.write(text, { x: sheet.left, y, width: half * 2 }, style) + 3,
    sheet.top,
  );
};

const writeParties = (
  pages: Pages,
  { seller, buyer }: InvoiceDocument,
  { y, words, language }: At & { language: string },
): number => {
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const writeParty = (label: string, x: number, { name, inn, vat_id, office }: Party, ...others: string[]): number => {
    const texts = [
      office.street,
      `${office.postcode} ${office.city}`.trim(),
      office.country === 'CZ' ? '' : (countries.of(office.country) ?? ''),
      inn === null ? '' : `${words.inn} ${inn}`,
      vat_id === null ? '' : `${words.vatId} ${vat_id}`,
      ...others,
    ];
    const width = half - 16;
    const labelled = y + pages.write(label, { x, y, width }, { size: 8, muted: true }) + 3;
    const named = labelled + pages.write(name, { x, y: labelled, width }, { size: 11, bold: true }) + 3;
    return texts.reduce((at, text) => at + pages.write(text, { x, y: at, width }) + (text === '' ? 0 : 2), named);
  };
  return Math.max(
    writeParty(words.seller, sheet.left, seller, ...(seller.vat_payer ? [] : [words.notPayer])),
    writeParty(words.buyer, sheet.left + half, buyer),
  );
};

const writeFacts = (
  pages: Pages,
  document: InvoiceDocument,
  { y, words, spayd }: At & { spayd: string | null },
): number => {
  const { seller, source, issued_on, supplied_on, due_on, variable_symbol } = document;
  const payable = payableOf(document);
  const isPaid = source.kind === 'payment' && document.kind === 'invoice';
  const facts = [
    [words.issued, fullDay(issued_on)],
    ...(seller.vat_payer ? [[words.supplied, fullDay(supplied_on)]] : []),
    ...(payable > 0 ? [[words.due, fullDay(due_on)]] : []),
    ...(source.kind === 'order' ? [[words.order, source.number]] : []),
    ...(isPaid ? [[words.payment, words.paid]] : []),
    ...(payable > 0
      ? [
          [words.payment, words.transfer],
          [words.symbol, variable_symbol],
          ...(seller.bank_account === seller.iban ? [] : [[words.account, seller.bank_account]]),
          ['IBAN', formatBankAccount(seller.iban)],
        ]
      : []),
  ];
  pages.rule(y);
  const top = y + 12;
  const end = facts.reduce((at, [label = '', value = '']) => {
    const labelled = pages.write(label, { x: sheet.left, y: at, width: 160 }, { muted: true });
    const valued = pages.write(value, { x: sheet.left + 164, y: at, width: 220 }, { bold: true });
    return at + Math.max(labelled, valued) + 4;
  }, top);

  if (spayd === null) return end;
  const x = sheet.right - qrSide;
  pages.squares(encode(spayd, { ecc: 'M', border: 0 }).data, { x, y: top, width: qrSide });
  const caption = pages.write(
    words.qr,
    { x: x - 32, y: top + qrSide + 5, width: qrSide + 32 },
    { size: 8, align: 'right' },
  );
  return Math.max(end, top + qrSide + 5 + caption);
};

/** VAT by rate, the total, and what the law and the seller say below. It stands on one page. */
const writeSums = (pages: Pages, document: InvoiceDocument, { y, words }: At): void => {
  const { rates, seller, total } = document;
  const left = sheet.left + 110;
  const width = (sheet.right - left) / 4;
  const summary = seller.vat_payer
    ? [
        [words.summary, words.base, words.vat, words.total],
        ...rates.map(({ vat_rate, ...sum }) => [
          rateText(vat_rate, words),
          money(sum.base),
          money(sum.vat),
          money(sum.total),
        ]),
      ]
    : [];
  const notes = [
    rates.some(({ vat_rate }) => vat_rate === 'reverse') ? words.reverseCharge : '',
    seller.note ?? '',
  ].filter(Boolean);
  const noteHeights = notes.map((note) => pages.heightOf(note, half * 2) + 8);
  const height = summary.length * 18 + 56 + noteHeights.reduce((sum, each) => sum + each, 0);

  const summed = summary.reduce(
    (at, cells, row) => {
      const style = { size: 8.5, muted: row === 0 };
      for (const [n, cell] of cells.entries())
        pages.write(
          cell,
          { x: left + n * width, y: at, width: width - (n === 0 ? 4 : 0) },
          { ...style, align: n === 0 ? 'left' : 'right' },
        );
      pages.rule(at + 14, left);
      return at + 18;
    },
    pages.fit(y, height),
  );
  pages.write(
    payableOf(document) > 0 ? words.toPay : words.total,
    { x: left, y: summed + 12, width: 110 },
    { size: 11 },
  );
  pages.write(
    money(total),
    { x: left + 110, y: summed + 6, width: sheet.right - left - 110 },
    { size: 18, bold: true, align: 'right' },
  );
  notes.reduce((at, note, n) => {
    pages.write(note, { x: sheet.left, y: at, width: half * 2 }, { muted: true });
    return at + (noteHeights[n] ?? 0);
  }, summed + 48);
};
