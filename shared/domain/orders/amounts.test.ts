import { expect, it } from 'vitest';
import { deliveryCostOf, chargedOf, sumOf, usableBonuses, weightOf } from './amounts.ts';

it('an order costs its goods and its delivery less its bonuses', () => {
  const lines = [
    { count: 3, price: 24_900, weight: 2100 },
    { count: 1, price: 99, weight: 40 },
  ];
  expect(sumOf(lines)).toBe(74_799);
  expect(weightOf(lines)).toBe(6340);
  expect(chargedOf({ sum: 74_799, delivery_cost: 14_900, bonuses_spent: 5000 })).toBe(84_699);
});

it.each([
  ['the whole balance, if it is small', 10_000, 1500, 30, 1500],
  ['the percentage, rounded down', 9999, 100_000, 30, 2999],
  ['nothing at 0 %', 10_000, 1500, 0, 0],
  ['the whole sum at 100 %', 10_000, 50_000, 100, 10_000],
  ['nothing without bonuses', 10_000, 0, 30, 0],
])('bonuses pay %s', (_, sum, balance, percent, usable) => {
  expect(usableBonuses(sum, { balance, percent })).toBe(usable);
});

it.each([
  [0, 0],
  [1, 9900],
  [2000, 9900],
  [2001, 14_900],
  [5000, 14_900],
  [5001, null],
])('a delivery of %i g costs %s', (weight, cost) => {
  const steps = [
    { up_to: 2000, cost: 9900 },
    { up_to: 5000, cost: 14_900 },
  ];
  expect(deliveryCostOf(steps, weight)).toBe(cost);
});
