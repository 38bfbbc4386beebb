import { expect, it } from 'vitest';
import { amountAt } from './amounts.ts';

it.each([
  [60, 20_000, 20_000],
  [45, 18_333, 13_750],
  [15, 18_002, 4_501],
  [15, -18_002, -4_501],
  [0, 20_000, 0],
])('%i minutes at %i haléř an hour are %i: half a haléř is rounded away from zero', (minutes, rate, amount) => {
  expect(amountAt(minutes, rate)).toBe(amount);
});
