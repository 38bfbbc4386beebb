import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import { type Billing, billingOf, documentNumber, isPrefix, lacksVatId, officeText, requireVatId } from './billing.ts';

const saved: Billing = {
  bank_account: '19-2000145399/0800',
  vat_payer: true,
  office: { street: 'Lipová 128', city: 'Olomouc', postcode: '779 00', country: 'CZ' },
  prefix: 'FV',
  due_days: 30,
  note: 'Děkujeme',
};

describe('what counts for the invoices of a company', () => {
  it('is what it saved', () => {
    expect(billingOf({ vat_id: null, address: 'Jinde 1', billing: saved })).toBe(saved);
  });

  it('follows from its other fields until it saves something', () => {
    expect(billingOf({ vat_id: 'CZ27451381', address: 'Lipová 128, 779 00 Olomouc', billing: null })).toEqual({
      bank_account: null,
      vat_payer: true,
      office: saved.office,
      prefix: '',
      due_days: 14,
      note: null,
    });
    expect(billingOf({ vat_id: null, address: null, billing: null }).vat_payer).toBe(false);
  });

  it.each<[address: string | null, street: string, city: string, postcode: string]>([
    ['Cimburkova 4, 612 00 Brno', 'Cimburkova 4', 'Brno', '612 00'],
    ['Cimburkova 4,61200 Brno', 'Cimburkova 4', 'Brno', '612 00'],
    ['Na Pankráci 1727/86, Nusle, 140 00 Praha 4', 'Na Pankráci 1727/86, Nusle', 'Praha 4', '140 00'],
    ['Lhota 12, 379 01 Třeboň II', 'Lhota 12', 'Třeboň II', '379 01'],
    ['Lipová 128, Olomouc', 'Lipová 128, Olomouc', '', ''],
    ['Lipová 128, Olomouc, 779 00', 'Lipová 128, Olomouc, 779 00', '', ''],
    ['779 00 Olomouc', '779 00 Olomouc', '', ''],
    [', 779 00 Olomouc', ', 779 00 Olomouc', '', ''],
    ['Brno', 'Brno', '', ''],
    ['', '', '', ''],
    [null, '', '', ''],
  ])('of the address "%s" has the street "%s", the town "%s" and the postcode "%s"', (address, ...parts) => {
    const [street, city, postcode] = parts;
    expect(billingOf({ vat_id: null, address, billing: null }).office).toEqual({
      street,
      city,
      postcode,
      country: 'CZ',
    });
  });
});

it('an office is one line, without its empty parts', () => {
  expect(officeText(saved.office)).toBe('Lipová 128, 779 00 Olomouc, CZ');
  expect(officeText({ street: 'Brno', city: '', postcode: '', country: 'CZ' })).toBe('Brno, CZ');
});

it.each([
  ['', true],
  ['FV', true],
  ['fv-26/', true],
  ['F1234567', true],
  ['F12345678', false],
  ['2026', false],
  ['-F', false],
  ['F V', false],
  ['FČ', false],
  ['FV\n', false],
])('the prefix "%s" is accepted: %s', (prefix, isAccepted) => {
  expect(isPrefix(prefix)).toBe(isAccepted);
});

it('a number has the prefix, the year and six digits', () => {
  expect([documentNumber('FV', '2026', 1), documentNumber('', '2027', 123_456)]).toEqual([
    'FV2026000001',
    '2027123456',
  ]);
});

it('only a VAT payer needs a DIČ', () => {
  const payer = { vat_payer: true };
  expect(
    [
      { vat_id: null, billing: payer },
      { vat_id: '', billing: payer },
      { vat_id: 'CZ27451381', billing: payer },
      { vat_id: null, billing: { vat_payer: false } },
      { vat_id: null, billing: null },
      {},
    ].map(lacksVatId),
  ).toEqual([true, true, false, false, false, false]);
  expect(() => requireVatId({ vat_id: null, billing: payer })).toThrow(
    new Problem('invalid-input', { fields: { vat_id: { key: 'vat-payer-without-vat-id' } } }),
  );
  expect(() => requireVatId({ vat_id: 'CZ27451381', billing: payer })).not.toThrow();
});
