import { expect, it } from 'vitest';
import type { PriceSince } from './prices.ts';
import { lowestOf30Days } from './prices.ts';

const now = '2031-05-31T12:00:00.000Z';
const since = (day: string, price: number): PriceSince => ({ at: `2031-${day}T12:00:00.000Z`, price });

it.each<[string, PriceSince[], number]>([
  ['the only price', [since('05-30', 900)], 900],
  ['a price that was raised within the 30 days', [since('04-01', 500), since('05-20', 900)], 500],
  ['a price that ended more than 30 days ago does not count', [since('03-01', 100), since('04-30', 900)], 900],
  ['a price that ended 30 days ago to the second does not count', [since('03-01', 100), since('05-01', 900)], 900],
  ['a price that ended a day later counts', [since('03-01', 100), since('05-02', 900)], 100],
  ['a discount counts itself', [since('04-01', 900), since('05-30', 700)], 700],
  ['whatever their order', [since('05-30', 800), since('04-01', 900), since('05-10', 600)], 600],
])('the lowest price of 30 days: %s', (_, prices, lowest) => {
  expect(lowestOf30Days(prices, now)).toBe(lowest);
});
