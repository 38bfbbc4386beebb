import { expect, it } from 'vitest';
import { orderAmounts } from './order-amounts.ts';

const item = {
  product: { id: 'a', name: 'Mýdlo', sku: '', photo: null, available: 9, weight: 1 },
  count: 2,
  product_price: 500,
  vat_rate: '12' as const,
  vat_included: true,
  price_seen: 500,
  issue: null,
};
const cart = (delivery_cost: number | null) => ({
  order_summ: 1000,
  items: [item],
  delivery_cost,
  bonuses: { balance: 500, usable: 300 },
});

it.each([
  [99, false, false, { delivery: 99, bonuses: 0, payable: 1099 }],
  [99, false, true, { delivery: 99, bonuses: 300, payable: 799 }],
  [99, true, true, { delivery: 0, bonuses: 300, payable: 700 }],
  [null, true, false, { delivery: 0, bonuses: 0, payable: 1000 }],
  [null, false, true, { delivery: null, bonuses: 300, payable: null }],
])('a delivery for %s, pickup %s, bonuses %s: %o', (cost, isPickup, useBonuse, amounts) => {
  expect(orderAmounts(cart(cost), { isPickup, useBonuse })).toMatchObject({ goods: 1000, ...amounts });
});

it('the rates add up to what is to be paid, each less its part of the bonuses', () => {
  expect(orderAmounts(cart(99), { isPickup: false, useBonuse: true }).rates).toEqual([
    { vat_rate: '21', base: 60, vat: 12, total: 72 },
    { vat_rate: '12', base: 649, vat: 78, total: 727 },
  ]);
});
