import { expect, it } from 'vitest';
import { isForeignVatId, isVatId } from './vat-id.ts';

it.each([
  ['CZ27451381', true, 'the IČO'],
  ['CZ27451382', false, 'an IČO with a wrong check digit'],
  ['CZ7155049843', true, 'a birth number of ten digits'],
  ['CZ715504984', true, 'a birth number of nine digits, of before 1954'],
  ['CZ699001237', true, 'a number of the tax office'],
  ['CZ6990012379', true, 'the number of a VAT group'],
  ['CZ1234567', false, 'seven digits'],
  ['CZ12345678901', false, 'eleven digits'],
  ['27451381', false, 'no country'],
  ['CZ 27451381', false, 'a space'],
  ['xCZ27451381', false, 'a letter before it'],
  ['CZ27451381x', false, 'a letter after it'],
  ['', false, 'nothing'],
])('the VAT number "%s" is valid: %s, because it is %s', (vatId, isValid) => {
  expect(isVatId(vatId)).toBe(isValid);
});

it.each([
  ['SK2020317068', true],
  ['DE136695976', true],
  ['ATU33864707', true],
  ['CZ27451381', false],
  ['CZE27451381', false],
  ['27451381', false],
  ['C27451381', false],
  ['', false],
])('the VAT number "%s" is of another country: %s', (vatId, isForeign) => {
  expect(isForeignVatId(vatId)).toBe(isForeign);
});
