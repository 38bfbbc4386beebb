import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryCostOf, sumOf, usableBonuses, weightOf } from '../orders/amounts.ts';
import type { Problem } from '../problem.ts';
import {
  type CartLine,
  countedLines,
  countOf,
  type Issue,
  issueOf,
  mergeCarts,
  type Offer,
  requireAvailable,
  requireRoom,
  withCount,
} from './cart.ts';
import { cartLimits } from './limits.ts';

const offer = (id: string, changes: Partial<Offer> = {}): Offer => ({
  id,
  name: `Product ${id}`,
  company_id: 'seller',
  price: 100,
  available: 10,
  ...changes,
});
const line = (id: string, count: number, price = 100): CartLine => ({
  product_id: id,
  name: `Product ${id}`,
  count,
  price,
});
const codeOf = (run: () => void): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as Problem).code;
  }
};

describe('the count of a line', () => {
  it.each([
    ['of a new product is added at the end', [line('a', 1)], 'b', 2, [line('a', 1), line('b', 2)]],
    ['replaces the former one in its place', [line('a', 1), line('b', 1)], 'a', 5, [line('a', 5), line('b', 1)]],
    ['has the price of now', [line('a', 1, 80)], 'a', 1, [line('a', 1)]],
    ['of 0 removes it', [line('a', 1), line('b', 1)], 'a', 0, [line('b', 1)]],
    ['below 0 removes it', [line('a', 1)], 'a', -3, []],
  ])('%s', (_, lines, id, count, expected) => {
    expect(withCount(lines, offer(id), count)).toEqual(expected);
  });

  it.each([
    [10, 10, undefined],
    [10, 11, 'fewer-in-stock'],
    [0, 1, 'out-of-stock'],
    [-1, 1, 'out-of-stock'],
    [0, 0, undefined],
  ])('of %i available, %i wanted: %s', (available, wanted, code) => {
    expect(codeOf(() => requireAvailable(offer('a', { available }), wanted))).toBe(code);
  });

  it('of a new product is refused in a full cart, of one that is in it not', () => {
    const full = Array.from({ length: cartLimits.lines }, (__, n) => line(String(n), 1));
    expect(codeOf(() => requireRoom(full, 'new'))).toBe('cart-full');
    expect(codeOf(() => requireRoom(full, '7'))).toBeUndefined();
  });
});

it.each([
  ['as it was added', offer('a'), null],
  ['hidden or deleted', undefined, 'gone'],
  ['moved to another company', offer('a', { company_id: 'other' }), 'gone'],
  ['sold out', offer('a', { available: 0 }), 'sold-out'],
  ['short', offer('a', { available: 1 }), 'fewer'],
  ['dearer', offer('a', { price: 101 }), 'repriced'],
  ['cheaper', offer('a', { price: 99 }), 'repriced'],
])('a product that is %s has the issue %s', (_, now, issue) => {
  expect(issueOf(line('a', 2), 'seller', now)).toBe(issue);
});

it.each<[string, [Issue | null, number][], { sum: number; delivery: number; bonuses: number }]>([
  ['that is empty costs nothing', [], { sum: 0, delivery: 0, bonuses: 0 }],
  ['whose products are gone costs nothing', [['gone', 3]], { sum: 0, delivery: 0, bonuses: 0 }],
  [
    'of which nothing is left costs nothing',
    [
      ['gone', 1],
      ['sold-out', 2],
    ],
    { sum: 0, delivery: 0, bonuses: 0 },
  ],
  [
    'costs what is left of it',
    [
      ['sold-out', 5],
      ['fewer', 1],
      ['repriced', 1],
      [null, 1],
    ],
    { sum: 300, delivery: 99, bonuses: 90 },
  ],
])('a cart %s', (_, given, { sum, delivery, bonuses }) => {
  const lines = countedLines(
    given.map(([issue, count]) => ({ issue, count, price: 100, vat_rate: null, vat_included: true, weight: 50 })),
  );
  expect(sumOf(lines)).toBe(sum);
  expect(deliveryCostOf([{ up_to: 1000, cost: 99 }], weightOf(lines))).toBe(delivery);
  expect(usableBonuses(sumOf(lines), { balance: 1000, percent: 30 })).toBe(bonuses);
});

describe('the cart of a guest', () => {
  const merged = (lines: CartLine[], guest: Parameters<typeof mergeCarts>[1], offers: Offer[]) =>
    mergeCarts(lines, guest, (id) => offers.find((one) => one.id === id));

  it('adds its products, and the larger count of those in both', () => {
    const guest = [
      { product_id: 'a', count: 1 },
      { product_id: 'b', count: 5 },
      { product_id: 'c', count: 2, price: 100 },
    ];
    const { lines, notes } = merged(
      [line('a', 3), line('b', 2)],
      guest,
      ['a', 'b', 'c'].map((id) => offer(id)),
    );
    expect(lines).toEqual([line('a', 3), line('b', 5), line('c', 2)]);
    expect(notes).toEqual([]);
  });

  it('tells what is gone, sold out, fewer, repriced, or does not fit in', () => {
    const full = Array.from({ length: cartLimits.lines - 2 }, (__, n) => line(String(n), 1));
    const guest = ['gone', 'none', 'few', 'dear', 'late'].map((product_id) => ({
      product_id,
      count: 4,
      price: 90,
      name: product_id,
    }));
    const offers = [offer('none', { available: 0 }), offer('few', { available: 3 }), offer('dear'), offer('late')];
    expect(merged(full, guest, offers).notes.map(({ product_id, note, count }) => [product_id, note, count])).toEqual([
      ['gone', 'gone', 0],
      ['none', 'sold-out', 0],
      ['few', 'fewer', 3],
      ['dear', 'repriced', 4],
      ['late', 'full', 0],
    ]);
  });

  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const wanted = fc.uniqueArray(fc.record({ product_id: id, count: fc.integer({ min: 1, max: 12 }) }), {
    selector: ({ product_id }) => product_id,
  });
  const offers = fc.uniqueArray(fc.record({ id, available: fc.integer({ min: 0, max: 10 }) }), {
    selector: (one) => one.id,
  });

  it('takes nothing away, never exceeds what is available, is told where it is less, and changes nothing again', () => {
    fc.assert(
      fc.property(wanted, wanted, offers, (own, guest, available) => {
        const offerOf = (of: string) => {
          const found = available.find((one) => one.id === of);
          return found && offer(of, found);
        };
        const before = own.map(({ product_id, count }) => line(product_id, count));
        const { lines, notes } = mergeCarts(before, guest, offerOf);
        for (const { product_id, count } of before) expect(countOf(lines, product_id)).toBeGreaterThanOrEqual(count);
        for (const { product_id, count } of guest) {
          const [had, has] = [countOf(before, product_id), countOf(lines, product_id)];
          if (has > had) expect(has).toBeLessThanOrEqual(offerOf(product_id)?.available ?? 0);
          expect(has >= count || notes.some((one) => one.product_id === product_id)).toBe(true);
        }
        expect(mergeCarts(lines, guest, offerOf).lines).toBe(lines);
      }),
    );
  });
});
