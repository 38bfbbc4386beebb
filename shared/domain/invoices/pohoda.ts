import { type RateSum, type Split, sumOfRates, type VatRate } from '../vat/vat.ts';
import { domesticAccountOf } from './domestic-account.ts';
import type { InvoiceDocument, InvoiceLine, Party } from './invoice.ts';
import { lineSplitsOf } from './line-splits.ts';
import { crowns, quantityOf, unitPricesOf } from './written-numbers.ts';
import { type Element, element, xmlFile } from './xml-element.ts';

const schemas = 'http://www.stormware.cz/schema/version_2';

/** Whether the company whose accounts they are for issued the documents, or got them. */
type Side = 'seller' | 'buyer';

/**
 * Invoices and credit notes for Stormware Pohoda (https://www.stormware.cz/pohoda/xml/), for the accounts of the company
 * with this IČO. Amounts of a credit note are negative there, and texts are cut to what its fields hold. The accountant's
 * settings decide about the accounts of the ledger, and about the numbers of received documents.
 */
export const pohodaOf = (documents: readonly InvoiceDocument[], { ico, side }: { ico: string; side: Side }): string =>
  xmlFile(
    element(
      'dat:dataPack',
      documents.map((document) =>
        element(
          'dat:dataPackItem',
          [element('inv:invoice', [header(document, side), detail(document), summary(document)], { version: '2.0' })],
          { id: document.id, version: '2.0' },
        ),
      ),
      {
        'xmlns:dat': `${schemas}/data.xsd`,
        'xmlns:inv': `${schemas}/invoice.xsd`,
        'xmlns:typ': `${schemas}/type.xsd`,
        id: 'smena-invoices',
        ico,
        application: 'Smena',
        version: '2.0',
        note: side === 'seller' ? 'Vydané faktury' : 'Přijaté faktury',
      },
    ),
  );

const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

const header = (document: InvoiceDocument, side: Side): Element => {
  const { number, variable_symbol, source, seller, buyer, issued_on, supplied_on, due_on } = document;
  return element('inv:invoiceHeader', [
    element('inv:invoiceType', typeOf(document, side)),
    side === 'seller' ? element('inv:number', [element('typ:numberRequested', cut(number, 32))]) : null,
    element('inv:symVar', variable_symbol),
    side === 'buyer' ? element('inv:originalDocument', cut(number, 32)) : null,
    element('inv:date', issued_on),
    seller.vat_payer ? element('inv:dateTax', supplied_on) : null,
    element('inv:dateDue', due_on),
    element('inv:classificationVAT', [
      element('typ:classificationVATType', seller.vat_payer ? 'inland' : 'nonSubsume'),
    ]),
    element('inv:text', cut(textOf(document), 240)),
    element('inv:partnerIdentity', [address(side === 'seller' ? buyer : seller)]),
    source.kind === 'order' ? element('inv:numberOrder', cut(source.number, 32)) : null,
    element('inv:paymentType', [element('typ:paymentType', source.kind === 'payment' ? 'creditcard' : 'draft')]),
    source.kind === 'payment' ? null : account(seller.iban, side),
  ]);
};

const typeOf = ({ kind, total }: InvoiceDocument, side: Side): string => {
  const verb = side === 'seller' ? 'issued' : 'received';
  if (kind === 'invoice') return `${verb}Invoice`;
  return total > 0 ? `${verb}DebitNote` : `${verb}CreditNotice`;
};

const textOf = ({ source, corrects, reason }: InvoiceDocument): string => {
  if (corrects) return [`Oprava faktury ${corrects.number}`, reason].filter(Boolean).join(': ');
  switch (source.kind) {
    case 'order':
      return `Objednávka ${source.number}`;
    case 'month':
      return `Odpracované hodiny ${Number(source.month.slice(5))}/${source.month.slice(0, 4)}`;
    case 'payment':
      return 'Tarif Smena';
  }
};

const address = ({ name, inn, vat_id, office }: Party): Element =>
  element('typ:address', [
    element('typ:company', cut(name, 255)),
    element('typ:city', cut(office.city, 45)),
    element('typ:street', cut(office.street, 64)),
    element('typ:zip', cut(office.postcode, 15)),
    inn === null ? null : element('typ:ico', inn),
    vat_id === null ? null : element('typ:dic', vat_id),
  ]);

/** The account that the seller is paid to: of the company itself, or of its partner. */
const account = (iban: string, side: Side): Element => {
  const { number, bank_code } = domesticAccountOf(iban);
  return element(side === 'seller' ? 'inv:account' : 'inv:paymentAccount', [
    element('typ:accountNo', number),
    bank_code === '' ? null : element('typ:bankCode', bank_code),
  ]);
};

const detail = (document: InvoiceDocument): Element => {
  const splits = lineSplitsOf(document);
  return element(
    'inv:invoiceDetail',
    document.lines.map((line, n) => item(line, splits[n] ?? sumOfRates([]))),
  );
};

const item = (line: InvoiceLine, { base, vat, total }: Split): Element => {
  const { group, text, unit, vat_rate, vat_included } = line;
  const prices = unitPricesOf(line);
  const note = [group, line.detail].filter((part) => part !== null).join(', ');
  return element('inv:invoiceItem', [
    element('inv:text', cut(text, 90)),
    element('inv:quantity', quantityOf(line)),
    element('inv:unit', units[unit]),
    element('inv:payVAT', `${vat_included}`),
    element('inv:rateVAT', vat_rate === null ? 'none' : rates[vat_rate]),
    element('inv:homeCurrency', [
      element('typ:unitPrice', vat_included ? prices.total : prices.base),
      element('typ:price', crowns(base)),
      element('typ:priceVAT', crowns(vat)),
      element('typ:priceSum', crowns(total)),
    ]),
    note === '' ? null : element('inv:note', cut(note, 90)),
    // Reverse charge: it belongs to the VAT return, without a tax.
    element('inv:PDP', `${vat_rate === 'reverse'}`),
  ]);
};

const units = { piece: 'ks', minute: 'hod' } as const;
const rates: Readonly<Record<VatRate, 'high' | 'low' | 'none'>> = { 21: 'high', 12: 'low', 0: 'none', reverse: 'none' };

const summary = ({ rates: sums }: InvoiceDocument): Element => {
  const sumOf = (...of: readonly RateSum['vat_rate'][]): Split =>
    sumOfRates(sums.filter(({ vat_rate }) => of.includes(vat_rate)));
  const [low, high] = [sumOf('12'), sumOf('21')];
  return element('inv:invoiceSummary', [
    element('inv:roundingDocument', 'none'),
    element('inv:homeCurrency', [
      element('typ:priceNone', crowns(sumOf('0', 'reverse', null).total)),
      element('typ:priceLow', crowns(low.base)),
      element('typ:priceLowVAT', crowns(low.vat)),
      element('typ:priceLowSum', crowns(low.total)),
      element('typ:priceHigh', crowns(high.base)),
      element('typ:priceHighVAT', crowns(high.vat)),
      element('typ:priceHighSum', crowns(high.total)),
      element('typ:round', [element('typ:priceRound', 0)]),
    ]),
  ]);
};
