import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { expect, it } from 'vitest';
import { creditNoteSample, documentSample, hourLines, lineSample } from '#shared/domain/invoices/invoice-samples.ts';
import type { InvoiceDocument } from '#shared/domain/invoices/invoice.ts';
import { spaydOf } from '#shared/domain/invoices/spayd.ts';
import { rateSumsOf } from '#shared/domain/vat/vat.ts';
import { pdfOf } from './pdf.ts';

const proxyOf = async (document: InvoiceDocument) => getDocumentProxy(new Uint8Array(await pdfOf(document)));
/** The texts of the pages, each with single spaces. */
const pagesOf = async (document: InvoiceDocument): Promise<string[]> => {
  const { text } = await extractText(await proxyOf(document));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
};
const textOf = async (document: InvoiceDocument) => (await pagesOf(document)).join(' ');

type Box = { text: string; left: number; right: number; bottom: number; top: number };
/** Where texts stand on each page, in points from its left bottom corner. */
const boxesOf = async (document: InvoiceDocument): Promise<Box[][]> => {
  const proxy = await proxyOf(document);
  const pages = Array.from({ length: proxy.numPages }, async (_, n) => {
    const { items } = await (await proxy.getPage(n + 1)).getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])];
      return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + item.height * 0.7 }];
    });
  });
  return Promise.all(pages);
};
const overlapsIn = (boxes: readonly Box[]): string[] =>
  boxes.flatMap((one, n) =>
    boxes
      .slice(n + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top,
      )
      .map((other) => `${one.text} | ${other.text}`),
  );

const { seller, buyer } = documentSample();
const name = 'Společnost pro velmi dlouhá jména prodejen, pekáren a skladů se sídlem v Českých Budějovicích '
  .repeat(2)
  .trim();
const nonPayer = { ...seller, vat_id: null, vat_payer: false };
const reverse = [lineSample({ vat_rate: 'reverse', vat_included: false })];
const month = { kind: 'month', month: '2026-10' } as const;

it('has the names, numbers, days and sums of an invoice in Czech', async () => {
  const text = await textOf(
    documentSample({ lines: [...hourLines, lineSample({ amount: 12_345_60, unit_price: 6172_80, vat_rate: '12' })] }),
  );
  for (const part of [
    'Faktura – daňový doklad FV-2026-00012',
    'Dodavatel Pekárna Žlutý kůň s.r.o. Jeremiášova 1422/7b 155 00 Praha 13 IČO 27082440 DIČ CZ27082440',
    'Odběratel Potraviny U Řeky a.s. Nábřeží 370 01 České Budějovice IČO 25596641 DIČ CZ25596641',
    'Datum vystavení 02.11.2026 Datum zdanitelného plnění 31.10.2026 Datum splatnosti 16.11.2026',
    'Variabilní symbol 2026000012 Číslo účtu 19-2000145399/0800 IBAN CZ65 0800 0000 1920 0014 5399',
    'QR Platba',
    'Billa Brno, Masarykova Pokladní 7,50 h 302,50 Kč 21 % 2 268,75 Kč',
    'Příplatek za víkend 7,50 h 302,50 Kč × 15 % 21 % 340,31 Kč Soboty a neděle',
    'Rohlík tukový 2 ks 6 172,80 Kč 12 % 12 345,60 Kč ROH-1',
    '21 % 2 156,25 Kč 452,81 Kč 2 609,06 Kč',
    '12 % 11 022,86 Kč 1 322,74 Kč 12 345,60 Kč',
    'K úhradě 14 954,66 Kč',
    'Zapsáno u Městského soudu v Praze, oddíl C, vložka 12345',
    'Faktura – daňový doklad FV-2026-00012 1 / 1',
  ])
    expect(text).toContain(part);
});

it('is in Russian, with prices without VAT', async () => {
  const text = await textOf(
    documentSample({
      locale: 'ru',
      source: month,
      seller: { ...seller, name: 'ООО «Жёлтый конь»' },
      lines: hourLines.map((line) => ({ ...line, text: 'Продавец-кассир' })),
    }),
  );
  for (const part of [
    'Счёт – налоговый документ FV-2026-00012',
    'Поставщик ООО «Жёлтый конь»',
    'Переменный символ 2026000012',
    'Сумма без НДС',
    'Продавец-кассир 7,50 ч 250,00 Kč 21 % 1 875,00 Kč',
    'К оплате 2 609,06 Kč',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Заказ');
});

it.each<[name: string, document: InvoiceDocument, has: string[], hasNot: RegExp]>([
  [
    'a seller that is no payer',
    documentSample({ seller: nonPayer, lines: [lineSample({ vat_rate: null })] }),
    ['Faktura FV-2026-00012', 'Nejsme plátci DPH', 'Rohlík tukový 2 ks 121,00 Kč 242,00 Kč', 'K úhradě 242,00 Kč'],
    /daňový|zdanitelného|Rekapitulace|%/,
  ],
  [
    'reverse charge',
    documentSample({ lines: reverse }),
    ['121,00 Kč PDP 242,00 Kč', 'Daň odvede zákazník', '§ 92a'],
    /21 %/,
  ],
  [
    'a credit note',
    creditNoteSample(),
    [
      'Opravný daňový doklad OD-2026-00003',
      'Opravuje fakturu FV-2026-00012',
      'Důvod opravy: Zboží bylo vráceno.',
      '−2 ks 121,00 Kč 21 % −242,00 Kč',
      '21 % −200,00 Kč −42,00 Kč −242,00 Kč',
      'Celkem −242,00 Kč',
    ],
    /QR|K úhradě|splatnosti|symbol/,
  ],
  [
    'a credit note of no payer',
    creditNoteSample({ seller: nonPayer, lines: [lineSample({ vat_rate: null })] }),
    ['Dobropis OD-2026-00003'],
    /daňový/,
  ],
  [
    'a plan, which is paid',
    documentSample({ source: { kind: 'payment', id: 'p1' } }),
    ['Způsob úhrady Uhrazeno, neplaťte', 'Celkem 242,00 Kč'],
    /QR|K úhradě|splatnosti|symbol/,
  ],
  [
    'a person abroad',
    documentSample({
      buyer: {
        ...buyer,
        id: null,
        inn: null,
        vat_id: null,
        office: { street: 'Hlavná 1', city: 'Košice', postcode: '040 01', country: 'SK' },
      },
    }),
    ['Hlavná 1 040 01 Košice Slovensko Datum vystavení'],
    /DIČ CZ25596641/,
  ],
])('of %s', async (_, document, has, hasNot) => {
  const text = await textOf(document);
  for (const part of has) expect(text).toContain(part);
  expect(text).not.toMatch(hasNot);
});

it.each([1, 40, 5000])(
  'has each of %i lines, on pages with their numbers and the header of the table',
  async (length) => {
    const lines = Array.from({ length }, (_, n) =>
      lineSample({ text: `Zboží č. ${n + 1} z objednávky`, group: `Prodejna ${Math.floor(n / 100)}` }),
    );
    const pages = await pagesOf(documentSample({ source: month, lines }));
    const text = pages.join(' ');
    expect(lines.filter((line) => !text.includes(`${line.text} 2 ks 121,00 Kč 21 % 242,00 Kč ROH-1`))).toEqual([]);
    expect(pages.filter((page, n) => !page.includes(`${n + 1} / ${pages.length}`))).toEqual([]);
    const withLines = pages.filter((page) => page.includes('Zboží'));
    expect(withLines.filter((page) => !/Položka Množství .* Prodejna \d+ Zboží/.test(page))).toEqual([]);
    expect(pages.length > 1).toBe(length > 1);
  },
);

it('long texts wrap, and nothing overlaps or is outside of a page', async () => {
  const long = lineSample({
    text: name,
    detail: `${name} ${'x'.repeat(200)}`,
    group: name,
    unit_price: 9_999_999_99,
    amount: -9_999_999_99,
  });
  const office = { street: name, city: name, postcode: '155 00', country: 'CZ' };
  const document = creditNoteSample({
    number: 'OD-2026-'.padEnd(32, '0'),
    reason: name.repeat(3),
    seller: { ...seller, name, office, note: name },
    buyer: { ...buyer, name, office },
    lines: [...reverse, ...Array.from({ length: 30 }, (_, n) => ({ ...long, factor: n % 2 ? 1.155 : null }))],
  });
  const pages = await boxesOf(document);
  expect(pages.flatMap(overlapsIn)).toEqual([]);
  expect(pages.flat().filter(({ left, right, bottom }) => left < 40 || right > 556 || bottom < 20)).toEqual([]);
  expect(pages.flatMap((boxes) => boxes.map(({ text }) => text)).join(' ')).toContain('9 999 999,99');
});

it('says its title, author and language, and is the same each time', async () => {
  const document = documentSample({ locale: 'en' });
  const pdf = await pdfOf(document);
  const { info } = await getMeta(new Uint8Array(pdf));
  expect(info).toMatchObject({ Title: 'Invoice – tax document FV-2026-00012', Author: seller.name, Language: 'en' });
  expect(pdf.equals(await pdfOf(document))).toBe(true);
});

it('the amounts of lines add up to the total where prices with and without VAT are mixed', async () => {
  const lines = [lineSample({ amount: 100_01 }), lineSample({ amount: 33, vat_included: false })];
  const [sum = { total: 0 }] = rateSumsOf(lines);
  const text = await textOf(documentSample({ lines }));
  expect([sum.total, text]).toEqual([
    100_41,
    expect.stringMatching(/21 % 100,01 Kč .* 21 % 0,40 Kč .* K úhradě 100,41 Kč/),
  ]);
});

it('has the QR code that a letter gives it, or none', async () => {
  const document = documentSample();
  const withoutCode = new Uint8Array(await pdfOf(document, null));
  expect((await extractText(await getDocumentProxy(withoutCode))).text.join(' ')).not.toContain('QR');
  const rest = spaydOf({ ...document, total: 100_00 });
  expect((await pdfOf(document, rest)).equals(await pdfOf(document))).toBe(false);
});
