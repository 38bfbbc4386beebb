import { expect, it } from 'vitest';
import { perThirtyDays, savedPercent } from './prices.ts';

const prices = { 7: 690_00, 30: 2_490_00, 120: 8_964_00, 365: 24_236_00 };

it.each([
  [7, 2_957_14, 0],
  [30, 2_490_00, 0],
  [120, 2_241_00, 10],
  [365, 1_992_00, 20],
] as const)('%i days cost %i for 30, which saves %i %%', (days, price, saved) => {
  expect([perThirtyDays(prices, days), savedPercent(prices, days)]).toEqual([price, saved]);
});
