import { expect, it } from 'vitest';
import { orderAmounts } from './order-amounts.ts';

const cart = (delivery_cost: number | null) => ({
  order_summ: 1000,
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
