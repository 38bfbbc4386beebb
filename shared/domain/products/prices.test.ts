import { expect, it } from 'vitest';
import { lowestBefore, lowestOf30Days, type PriceSince, reductionBy } from './prices.ts';

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

it.each<[string, number, PriceSince[], number | undefined]>([
  ['below the lowest of 30 days', 80, [{ at: '2026-01-01T00:00:00.000Z', price: 100 }], 100],
  [
    'no lower than a price of the last 30 days',
    90,
    [
      { at: '2026-05-20T00:00:00.000Z', price: 90 },
      { at: '2026-05-25T00:00:00.000Z', price: 100 },
    ],
    undefined,
  ],
  ['above it', 110, [{ at: '2026-01-01T00:00:00.000Z', price: 100 }], undefined],
])('a price that is %s', (_, price, earlier, lowest_before) => {
  const at = '2026-06-01T00:00:00.000Z';
  expect(reductionBy(price, earlier, at)).toEqual(lowest_before && { at, lowest_before });
});

it('a reduction is shown for 30 days', () => {
  const reduction = { at: '2026-06-01T00:00:00.000Z', lowest_before: 100 };
  const shown = ['2026-07-01T00:00:00.000Z', '2026-07-01T00:00:00.001Z'].map((now) => lowestBefore(reduction, now));
  expect([...shown, lowestBefore(undefined, reduction.at)]).toEqual([100, null, null]);
});
