import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryPages, validateXML } from 'xmllint-wasm';
import { textOf } from '#shared/domain/imports/xml.ts';
import { creditNoteSample, documentSample, hourLines, lineSample } from '#shared/domain/invoices/invoice-samples.ts';
import type { InvoiceDocument, InvoiceLine } from '#shared/domain/invoices/invoice.ts';
import { isdocOf } from '#shared/domain/invoices/isdoc.ts';
import { type VatRate, vatRates } from '#shared/domain/vat/vat.ts';

const schema = readFileSync(new URL('../../test/schemas/isdoc-invoice-6.0.2.xsd', import.meta.url), 'utf8');
const errorsOf = async (documents: readonly InvoiceDocument[]) => {
  const { errors } = await validateXML({
    xml: documents.map((document, n) => ({ fileName: `${n}.isdoc`, contents: isdocOf(document) })),
    schema,
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
};

/** The texts of elements by name, in their order. */
const textsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => textOf(text));
const numbersIn = (xml: string, name: string): number[] => textsIn(xml, name).map(Number);
const halerIn = (xml: string, name: string): number =>
  numbersIn(xml, name).reduce((sum, crowns) => sum + Math.round(crowns * 100), 0);

const rates = (...all: (VatRate | null)[]) => all.map((vat_rate) => lineSample({ vat_rate }));
const { seller, buyer } = documentSample();
const nonPayer = { seller: { ...seller, vat_id: null, vat_payer: false }, lines: rates(null) };
const strange = 'A&B <C> "D" \'E\' 😀 \u0000\u0008\uFFFE\uD800 ]]> Žluťoučký\r\nkůň\t!';

const documents: [name: string, document: InvoiceDocument][] = [
  ['an order', documentSample()],
  ['hours of a month', documentSample({ source: { kind: 'month', month: '2026-10' }, lines: hourLines })],
  ['a plan', documentSample({ source: { kind: 'payment', id: 'p1' }, lines: [lineSample({ detail: null })] })],
  ['several rates', documentSample({ lines: rates('21', '12', '0', '12') })],
  ['reverse charge', documentSample({ lines: rates('reverse') })],
  ['no payer', documentSample(nonPayer)],
  ['a credit note', creditNoteSample()],
  ['a credit note of no payer', creditNoteSample({ ...nonPayer, lines: [lineSample({ vat_rate: null, amount: -1 })] })],
  ['a credit note that adds', creditNoteSample({ lines: [lineSample()] })],
  ['an account abroad', documentSample({ seller: { ...seller, iban: 'SK3112000000198742637541' } })],
  ['a person', documentSample({ buyer: { ...buyer, id: null, inn: null, vat_id: null } })],
  ['nothing to pay', documentSample({ lines: [lineSample({ amount: 0 })] })],
  [
    'strange texts',
    creditNoteSample({
      number: strange,
      reason: strange,
      seller: { ...seller, name: strange, note: strange },
      buyer: { ...buyer, name: strange, office: { ...buyer.office, street: strange, city: strange } },
      lines: [lineSample({ text: strange, detail: strange }), { ...lineSample(), ...hourLines[0], group: strange }],
    }),
  ],
];

it.each(documents)('the document of %s is valid by the schema of ISDOC', async (_, document) => {
  expect(await errorsOf([document])).toEqual([]);
});

it('the document of 5,000 lines is valid, and has each of them', async () => {
  const lines = Array.from({ length: 5000 }, (__, n) => lineSample({ text: `Řádek ${n}`, amount: n }));
  const document = documentSample({ lines });
  expect(await errorsOf([document])).toEqual([]);
  expect(textsIn(isdocOf(document), 'Description')).toEqual(lines.map(({ text }) => text));
});

it('another document is not valid', async () => {
  expect(await errorsOf([documentSample({ id: 'no UUID', issued_on: 'today' })])).toHaveLength(2);
});

describe('random documents', () => {
  const line: fc.Arbitrary<InvoiceLine> = fc
    .record({
      text: fc.string({ unit: 'binary' }),
      group: fc.option(fc.string({ unit: 'binary' })),
      quantity: fc.integer({ min: -100_000, max: 100_000 }),
      unit: fc.constantFrom('piece', 'minute'),
      unit_price: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
      factor: fc.option(fc.constantFrom(1.05, 1.155, 2)),
      amount: fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }),
      vat_rate: fc.constantFrom<VatRate | null>(...vatRates, null),
      vat_included: fc.boolean(),
    })
    .map(lineSample);
  const document = fc
    .record({ lines: fc.array(line, { minLength: 1, maxLength: 6 }), isCredit: fc.boolean() })
    .map(({ lines, isCredit }) => (isCredit ? creditNoteSample({ lines }) : documentSample({ lines })));

  it('are valid, and their sums are those of their lines', async () => {
    const all = fc.sample(document, { numRuns: 40 });
    expect(await errorsOf(all)).toEqual([]);
    for (const { kind, total, rates: sums, lines } of all) {
      const xml = isdocOf(documentSample({ kind, total, rates: sums, lines }));
      const sign = kind === 'credit-note' && total < 0 ? -1 : 1;
      expect(halerIn(xml, 'PayableAmount')).toBe(sign * total);
      expect(halerIn(xml, 'LineExtensionAmountTaxInclusive')).toBe(sign * total);
      expect(halerIn(xml, 'LineExtensionAmount')).toBe(halerIn(xml, 'TaxExclusiveAmount'));
      expect(halerIn(xml, 'LineExtensionTaxAmount')).toBe(halerIn(xml, 'TaxAmount') / 2);
      expect(halerIn(xml, 'DifferenceTaxableAmount')).toBe(halerIn(xml, 'DifferenceTaxExclusiveAmount'));
    }
  });
});

describe('a document', () => {
  it('has what is printed', () => {
    const xml = isdocOf(documentSample());
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<Invoice xmlns="http:\/\/isdoc.cz\/namespace\/2013" version="6.0.2">/,
    );
    expect(textsIn(xml, 'ID')).toEqual(['FV-2026-00012', '27082440', '25596641', '1', 'ROH-1', '19-2000145399']);
    expect(textsIn(xml, 'Name')).toEqual(['Pekárna Žlutý kůň s.r.o.', 'Česko', 'Potraviny U Řeky a.s.', 'Česko', '']);
    expect(textsIn(xml, 'StreetName')).toEqual(['Jeremiášova', 'Nábřeží']);
    expect(textsIn(xml, 'BuildingNumber')).toEqual(['1422/7b', '']);
    expect(textsIn(xml, 'CompanyID')).toEqual(['CZ27082440', 'CZ25596641']);
    expect(textsIn(xml, 'SalesOrderID')).toEqual(['1000123']);
    expect(textsIn(xml, 'TaxPointDate')).toEqual(['2026-10-31']);
    expect(textsIn(xml, 'Preformatted')).toEqual(['Zapsáno u Městského soudu v Praze, oddíl C, vložka 12345']);
    expect(
      ['PaidAmount', 'PaymentMeansCode', 'PaymentDueDate', 'BankCode', 'IBAN', 'VariableSymbol'].flatMap((name) =>
        textsIn(xml, name),
      ),
    ).toEqual(['242.00', '42', '2026-11-16', '0800', 'CZ6508000000192000145399', '2026000012']);
  });

  it('has hours with decimals, the prices of an hour, and the store', () => {
    const xml = isdocOf(documentSample({ source: { kind: 'month', month: '2026-10' }, lines: hourLines }));
    expect(xml).toContain('<InvoicedQuantity unitCode="HUR">7.5</InvoicedQuantity>');
    expect(numbersIn(xml, 'UnitPrice')).toEqual([250, 37.5]);
    expect(numbersIn(xml, 'UnitPriceTaxInclusive')).toEqual([302.5, 45.375]);
    expect(textsIn(xml, 'Note')).toEqual(['Billa Brno, Masarykova', 'Billa Brno, Masarykova, Soboty a neděle']);
    expect(textsIn(xml, 'VATCalculationMethod')).toEqual(['0', '0']);
  });

  it.each([
    ['an invoice', documentSample(), ['1'], ['2'], ['242.00']],
    ['a credit note: its amounts are positive', creditNoteSample(), ['2'], ['2'], []],
    ['a credit note that adds: a debit note', creditNoteSample({ lines: [lineSample()] }), ['3'], ['2'], ['242.00']],
    ['a plan: nobody pays it again', documentSample({ source: { kind: 'payment', id: 'p1' } }), ['1'], ['2'], []],
  ])('is %s', (_, document, type, quantity, paid) => {
    const xml = isdocOf(document);
    expect(textsIn(xml, 'DocumentType')).toEqual(type);
    expect(textsIn(xml, 'InvoicedQuantity')).toEqual(quantity);
    expect(textsIn(xml, 'PayableAmount')).toEqual(['242.00']);
    expect(textsIn(xml, 'PaidAmount')).toEqual(paid);
  });

  it('of reverse charge names the law; that of no payer is no subject of VAT', () => {
    const reverse = isdocOf(documentSample({ lines: rates('reverse') }));
    expect(textsIn(reverse, 'VATNote')[0]).toMatch(/§ 92a/);
    expect(textsIn(reverse, 'LocalReverseChargeFlag')).toEqual(['true']);
    const xml = isdocOf(documentSample(nonPayer));
    expect(textsIn(xml, 'VATApplicable')).toEqual(['false', 'false', 'false']);
    expect(textsIn(xml, 'TaxPointDate')).toEqual([]);
  });

  it('keeps texts, without characters that XML forbids', () => {
    const xml = isdocOf(documentSample({ lines: [lineSample({ text: strange })] }));
    expect(textsIn(xml, 'Description')).toEqual(['A&B <C> "D" \'E\' 😀  ]]> Žluťoučký\r\nkůň\t!']);
  });
});
