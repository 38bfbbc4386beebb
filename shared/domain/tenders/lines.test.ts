import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signDown, type WrittenLine } from './lines.ts';

/** `[written, least]` in hundredths of a percent, with the ids a, b, c … */
type Written = [written: number, least?: number | null];
const linesOf = (written: readonly Written[]): WrittenLine[] =>
  written.map(([share, least], n) => ({ id: String.fromCharCode(97 + n), written: share, least }));

describe('written lines', () => {
  it.each<[string, Written[], order: number, signed: number[], unplaced: number, kept: number]>([
    [
      'of 130 % sign down to 100 %',
      [[3000], [2500], [2000], [4000], [1500]],
      10_000,
      [2308, 1923, 1538, 3077, 1154],
      0,
      7692,
    ],
    ['of 70 % stand as they are', [[3000], [4000]], 10_000, [3000, 4000], 3000, 10_000],
    ['of exactly the order stand as they are', [[6000], [4000]], 10_000, [6000, 4000], 0, 10_000],
    ['of 100 % sign down to an order of 85 %', [[5000], [3000], [2000]], 8500, [4250, 2550, 1700], 0, 8500],
    ['of 80 % leave 5 % of an order of 85 %', [[5000], [3000]], 8500, [5000, 3000], 500, 10_000],
    ['of thirds stand as they are', [[3333], [3333], [3334]], 10_000, [3333, 3333, 3334], 0, 10_000],
    [
      'of three times 50 % sign thirds, and the lowest id the rest',
      [[5000], [5000], [5000]],
      10_000,
      [3334, 3333, 3333],
      0,
      6667,
    ],
    ['of equal remainders give the rest to the larger line', [[1], [3]], 2, [0, 2], 0, 5000],
    ['of 0 sign 0', [[0], [12_000], [0]], 10_000, [0, 10_000, 0], 0, 8333],
    ['of one participant are cut to the order', [[10_000]], 6000, [6000], 0, 6000],
    ['of one participant stand below the order', [[2500]], 10_000, [2500], 7500, 10_000],
    ['that are missing leave all unplaced', [], 10_000, [], 10_000, 10_000],
    ['sign nothing of an order of 0', [[3000], [2000]], 0, [0, 0], 0, 0],
  ])('%s', (_, written, order, signed, unplaced, kept) => {
    const lines = linesOf(written);
    expect(signDown(lines, order)).toEqual({
      lines: lines.map(({ id, written: share }, n) => ({ id, written: share, signed: signed[n] })),
      written: written.reduce((sum, [share]) => sum + share, 0),
      signed: order - unplaced,
      unplaced,
      kept,
      left_out: [],
    });
  });
});

describe('a least share', () => {
  it.each<[string, Written[], order: number, signed: number[], left_out: string[], unplaced: number, kept: number]>([
    ['that is signed exactly stands', [[10_000, 5000], [10_000]], 10_000, [5000, 5000], [], 0, 5000],
    [
      'of 0 or null never leaves a line out',
      [
        [10_000, 0],
        [10_000, null],
        [0, 0],
      ],
      10_000,
      [5000, 5000, 0],
      [],
      0,
      5000,
    ],
    [
      'that is not signed leaves the line out, and the others sign more',
      [[6000], [4000], [2500, 2400]],
      10_000,
      [6000, 4000, 0],
      ['c'],
      0,
      10_000,
    ],
    ['may leave a part of the order unplaced', [[6000], [5000, 5000]], 10_000, [6000, 0], ['b'], 4000, 10_000],
    // 50 + 50 + 30 of 100: a and b sign 38.46 each, c 23.08. a misses 6.54, c 1.92; without a, c stands.
    [
      'leaves the largest shortfall out first, which may save the next',
      [[5000, 4500], [5000], [3000, 2500]],
      10_000,
      [0, 5000, 3000],
      ['a'],
      2000,
      10_000,
    ],
    // 60 + 60 + 30 + 50 of 100: a misses 20, d misses 15; without a, d signs 35.71 and still misses 4.29.
    [
      'is compared again after each line that is left out',
      [[6000, 5000], [6000], [3000], [5000, 4000]],
      10_000,
      [0, 6000, 3000, 0],
      ['a', 'd'],
      1000,
      10_000,
    ],
    [
      'of equal shortfalls leaves the lowest id out',
      [
        [6000, 6000],
        [6000, 6000],
      ],
      10_000,
      [0, 6000],
      ['a'],
      4000,
      10_000,
    ],
    ['above the written share leaves the line out', [[2000, 2500], [3000]], 10_000, [0, 3000], ['a'], 7000, 10_000],
    ['of everybody may leave nobody', [[8000, 8000]], 5000, [0], ['a'], 5000, 10_000],
    [
      'leaves the cut of the others to be seen',
      [[8000], [7000], [5000, 5000]],
      10_000,
      [5333, 4667, 0],
      ['c'],
      0,
      6667,
    ],
  ])('%s', (_, written, order, signed, left_out, unplaced, kept) => {
    const signing = signDown(linesOf(written), order);
    expect(signing.lines.map((line) => line.signed)).toEqual(signed);
    expect(signing).toMatchObject({
      written: written.reduce((sum, [share]) => sum + share, 0),
      signed: order - unplaced,
      left_out,
      unplaced,
      kept,
    });
  });
});

const share = fc.oneof(fc.nat(10_000), fc.constantFrom(0, 1, 3333, 10_000));
const order = fc.oneof(fc.nat(10_000), fc.constantFrom(1, 8500, 10_000));
const linesWith = (least: fc.Arbitrary<number | null>) =>
  fc
    .array(fc.tuple(fc.nat(99), share, least), { maxLength: 12 })
    .map((drawn): WrittenLine[] =>
      drawn.map(([prefix, written, min], n) => ({ id: `${prefix}-${n}`, written, least: min })),
    );
const withoutLeast = linesWith(fc.constant(null));
const withLeast = linesWith(fc.option(share));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('any lines', () => {
  it('without minimums sign exactly the order, or all that is written', () => {
    fc.assert(
      fc.property(withoutLeast, order, (lines, ordered) => {
        const signing = signDown(lines, ordered);
        const written = sum(lines.map((line) => line.written));
        expect(sum(signing.lines.map(({ signed }) => signed))).toBe(Math.min(ordered, written));
        expect(signing).toMatchObject({ written, left_out: [], unplaced: Math.max(0, ordered - written) });
        expect(signing.lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id));
      }),
    );
  });

  it('without minimums are cut in proportion, to less than 0.01 %', () => {
    fc.assert(
      fc.property(withoutLeast, order, (lines, ordered) => {
        const { lines: signed, written, kept } = signDown(lines, ordered);
        const factor = written > ordered ? ordered / written : 1;
        for (const line of signed) expect(Math.abs(line.signed - line.written * factor)).toBeLessThan(1);
        expect(Math.abs(kept - factor * 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('never sign more than they wrote, nor more than the order, and nothing below their least share', () => {
    fc.assert(
      fc.property(withLeast, order, (lines, ordered) => {
        const signing = signDown(lines, ordered);
        for (const [n, { written, signed }] of signing.lines.entries()) {
          expect(signed).toBeGreaterThanOrEqual(0);
          expect(signed).toBeLessThanOrEqual(written);
          expect(Number.isInteger(signed)).toBe(true);
          const { id = '', least } = lines[n] ?? {};
          if (signing.left_out.includes(id)) expect(signed).toBe(0);
          else expect(signed).toBeGreaterThanOrEqual(least ?? 0);
        }
        expect(sum(signing.lines.map(({ signed }) => signed))).toBe(signing.signed);
        expect(signing.signed + signing.unplaced).toBe(ordered);
        expect(signing.unplaced).toBeGreaterThanOrEqual(0);
        expect(new Set(signing.left_out).size).toBe(signing.left_out.length);
      }),
    );
  });

  it('sign as if those that are left out had not been written', () => {
    fc.assert(
      fc.property(withLeast, order, (lines, ordered) => {
        const { lines: signed, left_out, kept } = signDown(lines, ordered);
        const stays = ({ id }: { id: string }) => !left_out.includes(id);
        const again = signDown(
          lines.filter(stays).map((line) => ({ ...line, least: null })),
          ordered,
        );
        expect(again.lines).toEqual(signed.filter(stays));
        expect(again.kept).toBe(kept);
      }),
    );
  });

  it('sign the same in any order', () => {
    const shuffled = withLeast.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, order, ([lines, others], ordered) => {
        const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
        const [one, other] = [signDown(lines, ordered), signDown(others, ordered)];
        expect({ ...other, lines: other.lines.toSorted(byId) }).toEqual({ ...one, lines: one.lines.toSorted(byId) });
      }),
    );
  });
});
