import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { entryWrites } from '../../functions/data/counted/entry-writes.ts';
import { end, first, readNodes, sortKey, total, listEntriesPartition } from '../../functions/data/counted/nodes.ts';
import { queryTable, transact, type Write } from '../../functions/data/table.ts';

export type Listed = { id: string; key: string };

export const aList = () => `test#${randomUUID()}`;
export const entryOf = (list: string, { id, key }: Listed) => ({ list, key, id });
export const numbered = (n: number): Listed => ({ id: `id-${n}`, key: String(n).padStart(4, '0') });

/** Adds, moves or removes an entry, with `more` in the same transaction. */
export const change = (
  list: string,
  before: Listed | undefined,
  after: Listed | undefined,
  more: readonly Write[] = [],
) => {
  const entries = (one: Listed | undefined) => (one ? [entryOf(list, one)] : []);
  return transact([...entryWrites(entries(before), entries(after)), ...more]);
};
export const add = (list: string, one: Listed, more: readonly Write[] = []) => change(list, undefined, one, more);

export const sorted = (list: string, records: Iterable<Listed>) =>
  [...records].map((one) => sortKey(entryOf(list, one))).toSorted();

/** The numbers of entries of the buckets. */
export const sizesOf = async (list: string) =>
  (await readNodes('bucket', list, { from: first, hi: end }, queryTable)).map(({ n }) => n);

/** The stored entries are the given ones, and every counter is exact. */
export const expectExact = async (list: string, records: Iterable<Listed>): Promise<void> => {
  const stored = (await queryTable(listEntriesPartition(list))).map(({ sk }) => String(sk));
  const expected = sorted(list, records);
  expect(stored).toEqual(expected);
  const whole = { from: first, hi: end };
  const [groups, buckets] = [
    await readNodes('group', list, whole, queryTable),
    await readNodes('bucket', list, whole, queryTable),
  ];
  for (const { from, hi, n } of buckets) expect(expected.filter((sk) => sk >= from && sk < hi)).toHaveLength(n);
  for (const { from, hi, n, c } of groups) {
    const inside = buckets.filter((bucket) => bucket.from >= from && bucket.from < hi);
    expect([total(inside), inside.length]).toEqual([n, c]);
  }
  expect(total(groups)).toBe(expected.length);
};

/** A list of full buckets with the numbers 0, 10, 20, and so on. */
export const fullBuckets = async (buckets: number) => {
  const list = aList();
  const records = new Map(Array.from({ length: 6 * buckets }, (_, n) => [n * 10, numbered(n * 10)]));
  for (let from = 0; from < buckets; from++) {
    const [head, ...others] = Array.from({ length: 6 }, (_, n) => numbered(from * 60 + n * 10));
    // A first entry behind a full bucket begins the next one.
    if (head) await add(list, head);
    await transact(
      entryWrites(
        [],
        others.map((one) => entryOf(list, one)),
      ),
    );
  }
  expect(await sizesOf(list)).toEqual(Array.from({ length: buckets }, () => 6));
  return {
    list,
    add: (n: number) => add(list, numbered(n)).then(() => void records.set(n, numbered(n))),
    remove: (...numbers: number[]) =>
      Promise.all(numbers.map((n) => change(list, numbered(n), undefined).then(() => records.delete(n)))),
    isExact: () => expectExact(list, records.values()),
  };
};
