import { expect, it } from 'vitest';
import type { PriceVat, VatRate } from '../vat/vat.ts';
import { deliveryCostOf, chargedOf, keptLines, returnedSum, sumOf, usableBonuses, weightOf } from './amounts.ts';

const vat = (vat_rate: VatRate | null, vat_included: boolean): PriceVat => ({ vat_rate, vat_included });

it('an order costs its goods and its delivery less its bonuses', () => {
  const lines = [
    { ...vat('21', true), count: 3, price: 24_900, weight: 2100 },
    { ...vat('12', true), count: 1, price: 99, weight: 40 },
  ];
  expect(sumOf(lines)).toBe(74_799);
  expect(weightOf(lines)).toBe(6340);
  expect(chargedOf({ sum: 74_799, delivery_cost: 14_900, bonuses_spent: 5000 })).toBe(84_699);
});

it.each<[string, lines: [count: number, price: number, PriceVat][], sum: number]>([
  ['as they are, if the prices include it', [[2, 121_00, vat('21', true)]], 242_00],
  ['and VAT on top, if they do not', [[2, 100_00, vat('21', false)]], 242_00],
  [
    'of several rates and kinds',
    [
      [1, 100_00, vat('12', false)],
      [1, 121_00, vat('21', true)],
      [1, 50_00, vat('21', false)],
    ],
    112_00 + 121_00 + 60_50,
  ],
  ['and VAT that is rounded once: 3 × 0.33 Kč', [...Array(3)].map(() => [1, 33, vat('21', false)]), 120],
  ['without VAT of a seller that is no payer', [[3, 33, vat(null, true)]], 99],
  ['without VAT in the reverse charge', [[1, 100_00, vat('reverse', false)]], 100_00],
])('goods cost their prices %s', (_, lines, sum) => {
  expect(sumOf(lines.map(([count, price, priced]) => ({ count, price, ...priced })))).toBe(sum);
});

it('returned pieces cost what the order costs less without them', () => {
  const line = { ...vat('21', false), price: 33 };
  const items = [
    { ...line, count: 2, returned: 1 },
    { ...line, count: 1, returned: 0 },
  ];
  expect([sumOf(items), sumOf(keptLines(items)), returnedSum({ items })]).toEqual([120, 80, 40]);
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
