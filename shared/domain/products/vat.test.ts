import { expect, it } from 'vitest';
import type { PriceVat, VatRate } from '../vat/vat.ts';
import { isReverseWithVat, isSameVat, vatForCustomer, vatOfSeller } from './vat.ts';

const vat = <Rate extends VatRate | null>(vat_rate: Rate, vat_included: boolean) => ({ vat_rate, vat_included });
const [payer, noPayer] = [true, false];

it.each<[string, product: { vat_rate: VatRate; vat_included: boolean }, boolean, boolean, PriceVat]>([
  ['is that of the product', vat('12', false), payer, noPayer, vat('12', false)],
  ['is the reverse charge between payers', vat('reverse', false), payer, payer, vat('reverse', false)],
  ['is 21 % instead for other customers', vat('reverse', false), payer, noPayer, vat('21', false)],
  ['is none of a seller that is no payer', vat('21', false), noPayer, payer, vat(null, true)],
  ['is none of such a seller for anybody', vat('reverse', false), noPayer, noPayer, vat(null, true)],
])('the VAT of a sale %s', (_, product, seller, customer, sale) => {
  expect(vatForCustomer(vatOfSeller(product, seller), customer)).toEqual(sale);
});

it('a price cannot include VAT with reverse charge only', () => {
  const wrong = (['21', '12', '0', 'reverse'] as const).filter((rate) => isReverseWithVat(vat(rate, true)));
  expect([wrong, isReverseWithVat(vat('reverse', false))]).toEqual([['reverse'], false]);
});

it('prices can be compared at the same rate, if both include the VAT or neither does', () => {
  const others = [vat('21', true), vat('12', true), vat('21', false)];
  expect(others.map((other) => isSameVat(vat('21', true), other))).toEqual([true, false, false]);
});
