import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOf, bidRows, partOf, placedMoney, premiumOf, shareOf, type Terms } from './bids.ts';

describe('a premium', () => {
  it.each([
    ['at 1.75 % of 2,000,000.00', 200_000_000, 17_500, 3_500_000],
    ['of half a hundredth, rounded up', 50, 10_000, 1],
    ['of less than half a hundredth, rounded down', 49, 10_000, 0],
    ['of a returned amount, rounded away from zero', -50, 10_000, -1],
    ['of a small returned amount', -49, 10_000, 0],
    ['at the lowest tariff', 1_000_000, 1, 1],
    ['at 0 %', 200_000_000, 0, 0],
    ['at 100 %', 1e15, 1_000_000, 1e15],
    // The product is beyond the safe integers: 999999999999999 x 0.333333 = 333332999999999.666667.
    ['of the largest amounts', 999_999_999_999_999, 333_333, 333_333_000_000_000],
    ['of an amount whose half decides', 999_999_999_999_999, 500_000, 500_000_000_000_000],
  ])('%s', (_, amount, tariff, premium) => {
    expect(premiumOf(amount, tariff)).toBe(premium);
  });

  it('is never further than half a hundredth from the product', () => {
    fc.assert(
      fc.property(fc.nat(1e15), fc.nat(1_000_000), (amount, tariff) => {
        const off = BigInt(premiumOf(amount, tariff)) * 1_000_000n - BigInt(amount) * BigInt(tariff);
        expect(off > -500_000n && off <= 500_000n).toBe(true);
      }),
    );
  });
});

it.each([
  ['the whole layer', 200_000, 200_000, 10_000],
  ['a quarter', 50_000, 200_000, 2500],
  ['a third, rounded down', 100, 300, 3333],
  ['two thirds, rounded down', 200, 300, 6666],
  ['nearly all, rounded down', 999_999_999_999_999, 1e15, 9999],
  ['more than the layer', 300_000, 200_000, 10_000],
  ['nothing', 0, 200_000, 0],
  ['a layer of 0', 100, 0, 0],
])('a sum covers %s', (_, sum, layer, share) => {
  expect(shareOf(sum, layer)).toBe(share);
});

const quote = (id: string, terms: Partial<Terms> = {}) => ({
  id,
  terms: { sum: 100_000, franchise: 5000, tariff_percent: 17_500, comment: '', ...terms },
});
const none = { tariff_percent: [], premium: [], franchise: [], sum: [] };

describe('the best quotes', () => {
  const layer = 200_000_000;

  it.each<[string, ReturnType<typeof quote>[], ReturnType<typeof bestOf>]>([
    ['are none without quotes', [], none],
    ['are none of one quote', [quote('a')], none],
    ['are none of equal quotes', [quote('a'), quote('b', { comment: 'Other words' })], none],
    [
      'have the lowest tariff and premium',
      [quote('a'), quote('b', { tariff_percent: 17_499 })],
      { ...none, tariff_percent: ['b'], premium: ['b'] },
    ],
    ['have the lowest franchise', [quote('a', { franchise: 0 }), quote('b')], { ...none, franchise: ['a'] }],
    ['have the highest sum', [quote('a'), quote('b', { sum: 100_001 })], { ...none, sum: ['b'] }],
    [
      'are all that tie',
      [quote('a', { sum: 200_000 }), quote('b'), quote('c', { sum: 200_000 })],
      { ...none, sum: ['a', 'c'] },
    ],
    [
      'differ by row',
      [quote('a', { tariff_percent: 10_000, franchise: 9000 }), quote('b'), quote('c', { sum: 1, franchise: 9000 })],
      { tariff_percent: ['a'], premium: ['a'], franchise: ['b'], sum: ['a', 'b'] },
    ],
  ])('%s', (_, quotes, best) => {
    expect(bestOf(quotes, layer)).toEqual(best);
  });

  it('have equal premiums if the tariffs differ by less than a hundredth of the layer', () => {
    const quotes = [quote('a'), quote('b', { tariff_percent: 17_499 })];
    expect(bestOf(quotes, 100)).toEqual({ ...none, tariff_percent: ['b'] });
  });

  it('of any quotes are some of them and not all, in each row', () => {
    const terms = fc.record({
      sum: fc.nat(3),
      franchise: fc.nat(3),
      tariff_percent: fc.nat(1_000_000),
      comment: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(terms), fc.nat(1e15), (drawn, any) => {
        const quotes = drawn.map((one, n) => ({ id: String(n), terms: one }));
        const best = bestOf(quotes, any);
        expect(Object.keys(best)).toEqual([...bidRows]);
        for (const row of bidRows) expect(best[row].length).toBeLessThan(Math.max(1, quotes.length));
      }),
    );
  });
});

it.each([
  ['a share of a layer', 400_000_000_00, 2308, 92_320_000_00],
  ['half of the smallest amount', 1, 5000, 1],
  ['all of the largest amount', 10_000_000_000_000_00, 10_000, 10_000_000_000_000_00],
  ['nothing', 400_000_000_00, 0, 0],
])('%s', (_, amount, share, expected) => {
  expect(partOf(amount, share)).toBe(expected);
});

it('the money of the lines adds up to that of all of them', () => {
  expect(placedMoney(400_000_000_00, [2308, 1923, 1538, 3077, 1154], 17_500)).toMatchObject({
    amount: 400_000_000_00,
    premium: 7_000_000_00,
  });
  const share = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(
      fc.maxSafeNat().map((n) => n % 1e14),
      fc.array(share, { maxLength: 40 }),
      fc.nat(1_000_000),
      (layer, signed, tariff) => {
        const placed = placedMoney(layer, signed, tariff);
        expect(placed.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(placed.amount);
        expect(placed.lines.reduce((sum, { premium }) => sum + (premium ?? 0), 0)).toBe(placed.premium);
      },
    ),
  );
  expect(placedMoney(100, [10_000], null)).toEqual({
    lines: [{ amount: 100, premium: null }],
    amount: 100,
    premium: null,
  });
});
