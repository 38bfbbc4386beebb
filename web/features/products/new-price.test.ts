import { expect, it } from 'vitest';
import { newPrice } from './new-price.ts';

it.each([
  ['amount', 189_00, 249_50, 249_50],
  ['raise', 100_00, 0, 110_00],
  ['raise', 189_90, 0, 208_89],
  ['lower', 189_90, 0, 170_91],
  ['raise', 75_05, 0, 82_56],
  ['lower', 40, 0, 36],
  ['lower', 1, 0, 1],
  ['raise', 1_000_000_00, 0, 1_000_000_00],
] as const)('%s: %i haléř with a price of %i and 10 %% become %i', (way, before, price, after) => {
  expect(newPrice(before, { way, price, percent: 10 })).toBe(after);
});
