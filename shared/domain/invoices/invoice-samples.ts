import { rateSumsOf, sumOfRates } from '../vat/vat.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';

/** Invoices for tests. */
export const lineSample = (line: Partial<InvoiceLine> = {}): InvoiceLine => ({
  group: null,
  text: 'Rohlík tukový',
  detail: 'ROH-1',
  quantity: 2,
  unit: 'piece',
  unit_price: 121_00,
  factor: null,
  amount: 242_00,
  vat_rate: '21',
  vat_included: true,
  ...line,
});

/** Seven and a half hours of work in a store, with a surcharge. */
export const hourLines: readonly InvoiceLine[] = [
  lineSample({
    group: 'Billa Brno, Masarykova',
    text: 'Pokladní',
    detail: null,
    quantity: 450,
    unit: 'minute',
    unit_price: 250_00,
    amount: 1875_00,
    vat_included: false,
  }),
  lineSample({
    group: 'Billa Brno, Masarykova',
    text: 'Příplatek za víkend',
    detail: 'Soboty a neděle',
    quantity: 450,
    unit: 'minute',
    unit_price: 250_00,
    factor: 1.15,
    amount: 281_25,
    vat_included: false,
  }),
];

/** An invoice for an order; rates and the total are those of its lines. */
export const documentSample = (document: Partial<InvoiceDocument> = {}): InvoiceDocument => {
  const lines = document.lines ?? [lineSample()];
  const rates = rateSumsOf(lines);
  return {
    id: '7b4c5be0-288c-41d2-8e62-004095452b84',
    kind: 'invoice',
    number: 'FV-2026-00012',
    variable_symbol: '2026000012',
    source: { kind: 'order', id: '1d3e9fa0-5d0c-4f0e-9d4e-2f1b7c0a9e11', number: '1000123' },
    corrects: null,
    reason: null,
    locale: 'cz',
    seller: {
      id: 'c1',
      name: 'Pekárna Žlutý kůň s.r.o.',
      inn: '27082440',
      vat_id: 'CZ27082440',
      office: { street: 'Jeremiášova 1422/7b', city: 'Praha 13', postcode: '155 00', country: 'CZ' },
      vat_payer: true,
      bank_account: '19-2000145399/0800',
      iban: 'CZ6508000000192000145399',
      note: 'Zapsáno u Městského soudu v Praze, oddíl C, vložka 12345',
    },
    buyer: {
      id: 'c2',
      name: 'Potraviny U Řeky a.s.',
      inn: '25596641',
      vat_id: 'CZ25596641',
      office: { street: 'Nábřeží', city: 'České Budějovice', postcode: '370 01', country: 'CZ' },
    },
    issued_on: '2026-11-02',
    supplied_on: '2026-10-31',
    due_on: '2026-11-16',
    lines,
    rates,
    total: sumOfRates(rates).total,
    ...document,
  };
};

/** What takes the whole of an invoice back. */
export const creditNoteSample = (document: Partial<InvoiceDocument> = {}): InvoiceDocument =>
  documentSample({
    kind: 'credit-note',
    number: 'OD-2026-00003',
    variable_symbol: '2026100003',
    corrects: { id: '7b4c5be0-288c-41d2-8e62-004095452b84', number: 'FV-2026-00012' },
    reason: 'Zboží bylo vráceno.',
    lines: [lineSample({ quantity: -2, amount: -242_00 })],
    ...document,
  });
