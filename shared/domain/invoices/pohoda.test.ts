import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOf } from '../imports/xml.ts';
import { type VatRate, vatRates } from '../vat/vat.ts';
import { creditNoteSample, documentSample, hourLines, lineSample } from './invoice-samples.ts';
import type { InvoiceDocument } from './invoice.ts';
import { pohodaOf } from './pohoda.ts';

const written = (...documents: InvoiceDocument[]) => pohodaOf(documents, { ico: '27082440', side: 'seller' });
/** The texts of elements by name, in their order. */
const textsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => textOf(text));
const halerIn = (xml: string, name: string): number =>
  textsIn(xml, name).reduce((sum, crowns) => sum + Math.round(Number(crowns) * 100), 0);
const { seller, buyer } = documentSample();

it('has the head of a pack, and what an invoice consists of', () => {
  const xml = written(documentSample());
  expect(xml.split('<dat:dataPackItem')[0]).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<dat:dataPack xmlns:dat="http://www.stormware.cz/schema/version_2/data.xsd" ' +
      'xmlns:inv="http://www.stormware.cz/schema/version_2/invoice.xsd" ' +
      'xmlns:typ="http://www.stormware.cz/schema/version_2/type.xsd" ' +
      'id="smena-invoices" ico="27082440" application="Smena" version="2.0" note="Vydané faktury">',
  );
  const leaves = [...xml.matchAll(/<((?:inv|typ):\w+)>([^<]*)<\/\1>/g)].map(([, name, text]) => `${name} ${text}`);
  expect(leaves).toEqual([
    'inv:invoiceType issuedInvoice',
    'typ:numberRequested FV-2026-00012',
    'inv:symVar 2026000012',
    'inv:date 2026-11-02',
    'inv:dateTax 2026-10-31',
    'inv:dateDue 2026-11-16',
    'typ:classificationVATType inland',
    'inv:text Objednávka 1000123',
    'typ:company Potraviny U Řeky a.s.',
    'typ:city České Budějovice',
    'typ:street Nábřeží',
    'typ:zip 370 01',
    'typ:ico 25596641',
    'typ:dic CZ25596641',
    'inv:numberOrder 1000123',
    'typ:paymentType draft',
    'typ:accountNo 19-2000145399',
    'typ:bankCode 0800',
    'inv:text Rohlík tukový',
    'inv:quantity 2',
    'inv:unit ks',
    'inv:payVAT true',
    'inv:rateVAT high',
    'typ:unitPrice 121',
    'typ:price 200.00',
    'typ:priceVAT 42.00',
    'typ:priceSum 242.00',
    'inv:note ROH-1',
    'inv:PDP false',
    'inv:roundingDocument none',
    'typ:priceNone 0.00',
    'typ:priceLow 0.00',
    'typ:priceLowVAT 0.00',
    'typ:priceLowSum 0.00',
    'typ:priceHigh 200.00',
    'typ:priceHighVAT 42.00',
    'typ:priceHighSum 242.00',
    'typ:priceRound 0',
  ]);
});

it('of the buyer is a received one: the seller is its partner, with its number and its account', () => {
  const xml = pohodaOf([documentSample(), creditNoteSample()], { ico: '25596641', side: 'buyer' });
  expect(xml).toContain('ico="25596641" application="Smena" version="2.0" note="Přijaté faktury"');
  expect(
    ['inv:invoiceType', 'inv:originalDocument', 'typ:numberRequested', 'typ:company', 'typ:ico'].map((name) =>
      textsIn(xml, name),
    ),
  ).toEqual([
    ['receivedInvoice', 'receivedCreditNotice'],
    ['FV-2026-00012', 'OD-2026-00003'],
    [],
    [seller.name, seller.name],
    [seller.inn, seller.inn],
  ]);
  expect(xml).toContain(
    '<inv:paymentAccount><typ:accountNo>19-2000145399</typ:accountNo><typ:bankCode>0800</typ:bankCode></inv:paymentAccount>',
  );
  expect(xml).not.toContain('<inv:account>');
});

it('has hours and their prices without VAT', () => {
  const xml = written(documentSample({ source: { kind: 'month', month: '2026-09' }, lines: hourLines }));
  expect(
    ['inv:quantity', 'inv:unit', 'inv:payVAT', 'typ:unitPrice', 'inv:note'].map((name) => textsIn(xml, name)),
  ).toEqual([
    ['7.5', '7.5'],
    ['hod', 'hod'],
    ['false', 'false'],
    ['250', '37.5'],
    ['Billa Brno, Masarykova', 'Billa Brno, Masarykova, Soboty a neděle'],
  ]);
  expect(textsIn(xml, 'inv:text')[0]).toBe('Odpracované hodiny 9/2026');
});

it.each<[name: string, document: InvoiceDocument, has: Record<string, string[]>]>([
  [
    'a credit note',
    creditNoteSample(),
    {
      'inv:invoiceType': ['issuedCreditNotice'],
      'inv:quantity': ['-2'],
      'typ:price': ['-200.00'],
      'typ:priceHighSum': ['-242.00'],
      'inv:text': ['Oprava faktury FV-2026-00012: Zboží bylo vráceno.', 'Rohlík tukový'],
    },
  ],
  ['a credit note that adds', creditNoteSample({ lines: [lineSample()] }), { 'inv:invoiceType': ['issuedDebitNote'] }],
  [
    'no payer',
    documentSample({ seller: { ...seller, vat_id: null, vat_payer: false }, lines: [lineSample({ vat_rate: null })] }),
    {
      'typ:classificationVATType': ['nonSubsume'],
      'inv:dateTax': [],
      'inv:rateVAT': ['none'],
      'typ:priceNone': ['242.00'],
    },
  ],
  [
    'reverse charge',
    documentSample({ lines: [lineSample({ vat_rate: 'reverse' })] }),
    {
      'typ:classificationVATType': ['inland'],
      'inv:PDP': ['true'],
      'inv:rateVAT': ['none'],
      'typ:priceNone': ['242.00'],
    },
  ],
  [
    'a plan, which was paid by card',
    documentSample({ source: { kind: 'payment', id: 'p1' } }),
    { 'typ:paymentType': ['creditcard'], 'typ:accountNo': [], 'inv:numberOrder': [] },
  ],
  [
    'an account abroad, and a person',
    documentSample({
      seller: { ...seller, iban: 'SK3112000000198742637541' },
      buyer: { ...buyer, inn: null, vat_id: null },
    }),
    { 'typ:accountNo': ['SK3112000000198742637541'], 'typ:bankCode': [], 'typ:ico': [], 'typ:dic': [] },
  ],
])('an invoice of %s', (_, document, has) => {
  const xml = written(document);
  expect(Object.fromEntries(Object.keys(has).map((name) => [name, textsIn(xml, name)]))).toEqual(has);
});

it('the sums of any invoice are those of its items', () => {
  const lines = fc.array(
    fc
      .record({
        amount: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
        vat_rate: fc.constantFrom<VatRate | null>(...vatRates, null),
        vat_included: fc.boolean(),
      })
      .map(lineSample),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(lines, (all) => {
      const document = documentSample({ lines: all });
      const xml = written(document);
      const sum = (...names: string[]) => names.reduce((total, name) => total + halerIn(xml, name), 0);
      expect(sum('typ:price')).toBe(sum('typ:priceNone', 'typ:priceLow', 'typ:priceHigh'));
      expect(sum('typ:priceVAT')).toBe(sum('typ:priceLowVAT', 'typ:priceHighVAT'));
      expect(sum('typ:priceSum')).toBe(document.total);
    }),
  );
});

it('cuts long texts to the fields of Pohoda, and keeps the signs of XML', () => {
  const long = `A&B <C> "D" 😀\u0000 ${'ž'.repeat(300)}`;
  const xml = written(
    documentSample({
      number: '1'.repeat(40),
      buyer: { ...buyer, name: long, office: { street: long, city: long, postcode: long, country: 'CZ' } },
      lines: [lineSample({ text: long, group: long, detail: long })],
    }),
  );
  const lengthOf = (name: string) => Array.from(textsIn(xml, name).at(-1) ?? '').length;
  expect(
    ['typ:company', 'typ:city', 'typ:street', 'typ:zip', 'inv:text', 'inv:note', 'typ:numberRequested'].map(lengthOf),
  ).toEqual([254, 44, 63, 14, 89, 89, 32]);
  expect(textsIn(xml, 'inv:text').at(-1)).toMatch(/^A&B <C> "D" 😀 ž+$/u);
});

it('has several invoices, and 5,000 items of one', () => {
  const lines = Array.from({ length: 5000 }, (_, n) => lineSample({ text: `Řádek ${n}` }));
  const xml = written(documentSample({ lines }), creditNoteSample());
  expect(textsIn(xml, 'inv:text')).toHaveLength(5003);
  expect(textsIn(xml, 'inv:invoiceType')).toEqual(['issuedInvoice', 'issuedCreditNotice']);
  expect(halerIn(xml, 'typ:priceSum')).toBe(5000 * 242_00 - 242_00);
});
