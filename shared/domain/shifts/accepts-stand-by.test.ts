import { expect, test } from 'vitest';
import { acceptsStandBy, hasStandByPlace } from './accepts-stand-by.ts';

const customer = { id: 'kos', name: 'Zelený koš' };
const standBy = { id: 'spare', customer };
const backed = { id: 'backed', customer, status: 'confirmed', backed_by: [] } as const;

test('a stand-by shift may back new and confirmed shifts of the same customer', () => {
  expect(acceptsStandBy(backed, standBy)).toBe(true);
  expect(acceptsStandBy({ ...backed, status: 'new' }, standBy)).toBe(true);
  expect(acceptsStandBy({ ...backed, customer: { id: 'other', name: 'Other' } }, standBy)).toBe(false);
});

test('a stand-by shift may not back itself or a running shift', () => {
  expect(acceptsStandBy({ ...backed, id: 'spare' }, standBy)).toBe(false);
  expect(acceptsStandBy({ ...backed, status: 'in_progress' }, standBy)).toBe(false);
});

const performers = (count: number) => Array.from({ length: count }, (_, nth) => `v${nth}`);
/** A shift that so many stand-by shifts of each performer back. */
const backedTimes = (counts: Record<string, number>, offered_to: readonly string[], vendor: string | null = null) => {
  const links = Object.entries(counts).flatMap(([company, count]) =>
    Array.from({ length: count }, (_, nth) => [`${company}-${nth}`, company] as const),
  );
  return {
    vendor: vendor === null ? null : { id: vendor, name: vendor },
    offered_to,
    backed_by: links.map(([id]) => id),
    stand_by_vendors: Object.fromEntries(links),
  };
};

test.each([
  ['the performer that staffs it, 10', 10, performers(0), 'v0'],
  ['one performer, 10', 10, performers(1), null],
  ['each of two performers, 10', 10, performers(2), null],
  ['each of three performers, 6', 6, performers(3), null],
  ['each of twenty performers, one', 1, performers(20), null],
  ['each of thirty performers, one', 1, performers(30), null],
])('a shift has stand-by places for %s', (_, places, offered_to, vendor) => {
  expect(hasStandByPlace(backedTimes({ v0: places - 1 }, offered_to, vendor), 'v0')).toBe(true);
  expect(hasStandByPlace(backedTimes({ v0: places }, offered_to, vendor), 'v0')).toBe(false);
});

test("another performer's stand-by shifts take no place of a performer, and a shift has 20 in all", () => {
  expect(hasStandByPlace(backedTimes({ v1: 10 }, performers(2)), 'v0')).toBe(true);
  expect(hasStandByPlace(backedTimes({ v1: 10, v0: 9 }, performers(2)), 'v0')).toBe(true);
  const crowd = Object.fromEntries(performers(21).map((company) => [company, 1]));
  const { v0: _, ...others } = crowd;
  expect(hasStandByPlace(backedTimes(others, performers(21)), 'v0')).toBe(false);
});
