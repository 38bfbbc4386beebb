import { describe, expect, it } from 'vitest';
import { dueShards, keys, monthOf, monthsBetween, shardOf, shiftSortKey, startIn } from './keys.ts';

it.each([
  ['2026-06-10', '2026-06-10', ['2026-06']],
  ['2026-06-01', '2026-07-31', ['2026-06', '2026-07']],
  ['2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z', ['2026-12', '2027-01']],
  ['2026-11-15', '2027-02-01', ['2026-11', '2026-12', '2027-01', '2027-02']],
  ['2026-07-01', '2026-06-30', []],
  ['0099-12-31', '0100-01-01', ['0099-12', '0100-01']],
])('from %s to %s the months are %j', (from, to, months) => {
  expect(monthsBetween(from, to)).toEqual(months);
});

it('the month of a day and of an instant is the same', () => {
  expect([monthOf('2026-06-10'), monthOf('2026-06-10T08:00:00.000Z')]).toEqual(['2026-06', '2026-06']);
});

describe('the order of shifts', () => {
  const shift = { id: 'one', day: '2026-06-11', starts_at: '2026-06-10T22:00:00.000Z' };

  it('is by local day, then by start, then by id', () => {
    const later = { ...shift, starts_at: '2026-06-10T22:15:00.000Z' };
    const dayBefore = { ...later, day: '2026-06-10' };
    const sorted = [later, { ...shift, id: 'two' }, shift, dayBefore].map(shiftSortKey).toSorted();
    expect(sorted).toEqual([dayBefore, shift, { ...shift, id: 'two' }, later].map(shiftSortKey));
  });

  it('contains the planned start', () => {
    expect(startIn(shiftSortKey(shift))).toBe(shift.starts_at);
    expect(startIn('')).toBe('');
  });
});

it('log entries sort by time, then by version, then as they were written', () => {
  const key = (at: string, version: number, n: number) => keys.shiftLog('shift', at, version, n).sk;
  const [early, late] = ['2026-06-10T08:00:00.000Z', '2026-06-10T08:00:00.001Z'];
  const written = [key(early, 9, 0), key(early, 9, 1), key(early, 9, 10), key(early, 10, 0), key(late, 2, 0)];
  expect(written.toReversed().toSorted()).toEqual(written);
});

it('versions of a document sort by number', () => {
  const versions = [1, 2, 10, 100].map((version) => keys.documentVersion('privacy_policy', version).sk);
  expect(versions.toReversed().toSorted()).toEqual(versions);
});

it('an invitation of the platform has no company, and is kept apart from those of companies', () => {
  const [platform, company] = [null, 'c1'].map((company_id) =>
    keys.invited('a@b.cz', { role: 'ROLE_BUYER', company_id }),
  );
  expect(platform).toEqual({ pk: 'INVITED#a@b.cz', sk: 'ROLE_BUYER#' });
  expect(company).toEqual({ pk: 'INVITED#a@b.cz', sk: 'ROLE_BUYER#c1' });
});

it('open shifts are spread evenly over the shards of the scheduled job, the same id always to the same', () => {
  const ids = Array.from({ length: 1000 }, (_, nth) => `shift-${nth}`);
  const counts = Array.from({ length: dueShards }, (_, shard) => ids.filter((id) => shardOf(id) === shard).length);
  for (const count of counts) expect(count).toBeGreaterThan(400);
  expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length);
  expect(ids.map(shardOf)).toEqual(ids.map(shardOf));
});
