import { expect, it } from 'vitest';
import { acceptedByLimitAt, isWithinLimit, supplyMonth } from './monthly-limit.ts';

it.each<[sum: number, limit: number | null, accepted: number, expected: boolean]>([
  [1_490_00, 5_000_00, 0, true],
  [1_490_00, 5_000_00, 3_510_00, true],
  [1_490_00, 5_000_00, 3_510_01, false],
  [5_000_01, 5_000_00, 0, false],
  [0, 5_000_00, 5_000_00, true],
  [0, null, 0, false],
])(
  'goods for %d haléř, with a limit of %j and %d accepted before, are accepted: %j',
  (sum, limit, accepted, expected) => {
    expect(isWithinLimit(sum, { limit, accepted })).toBe(expected);
  },
);

it.each([
  ['2026-11-30T22:59:59.999Z', '2026-11'],
  ['2026-11-30T23:00:00.000Z', '2026-12'],
  ['2026-06-30T21:59:59.999Z', '2026-06'],
  ['2026-06-30T22:00:00.000Z', '2026-07'],
])('%s is in the month %s in Prague', (at, month) => {
  expect(supplyMonth(at)).toBe(month);
});

it('the limit has accepted a supply that nobody agreed to', () => {
  const agreed = { at: '2026-11-28T09:00:00.000Z', what: 'agree', status: 'processing', note: null } as const;
  const by = { id: 'buyer', fio: 'Barbora Bílá' };
  expect(acceptedByLimitAt({ history: [{ ...agreed, by: null }] })).toBe(agreed.at);
  expect(acceptedByLimitAt({ history: [{ ...agreed, by }] })).toBeUndefined();
  expect(acceptedByLimitAt({ history: [] })).toBeUndefined();
});
