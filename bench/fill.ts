import type { Shift } from '#shared/domain/shifts/shift.ts';
import { limits } from '../functions/data/counted/limits.ts';
import type { Entry } from '../functions/data/counted/nodes.ts';
import { end, first, nodeKey } from '../functions/data/counted/nodes.ts';
import { partitions } from '../functions/data/keys.ts';
import { dayWrites } from '../functions/data/shifts/shift-days.ts';
import { shiftItem } from '../functions/data/shifts/shift-items.ts';
import type { Item, StoredWrite, Write } from '../functions/data/table.ts';
import { maxWrites, queryTable, transact } from '../functions/data/table.ts';

/** Writes many things in parallel transactions; each thing is written whole in one transaction. */
export const fill = async (things: readonly Write[][]): Promise<void> => {
  const batches: Write[][] = [];
  for (const writes of things) {
    const last = batches.at(-1);
    if (last && last.length + writes.length <= maxWrites) last.push(...writes);
    else batches.push([...writes]);
  }
  const work = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) await transact(batch);
  };
  await Promise.all(Array.from({ length: 4 }, work));
};

export const put = (item: Item): Write => ({ part: 'filler', put: item });

/** Writes many shifts without their history, and counts them at once. */
export const shiftsLike = (shift: Shift, count: number, change: (n: number) => Partial<Shift> = () => ({})) => {
  const shifts = Array.from({ length: count }, (_, n) => ({ ...shift, id: `${shift.id}-${n}`, ...change(n) }));
  return [...shifts.map((each) => [put(shiftItem(each))]), dayWrites(shifts.map((after) => ({ after })))];
};

/**
 * Writes many records that stand in counted lists: their items and entries first, then the counters of each list at
 * once.
 */
export const fillListed = async (things: readonly Write[][]): Promise<void> => {
  const isStored = (write: Write): write is StoredWrite => !('derivation' in write);
  await fill(things.map((writes) => writes.filter(isStored)));
  const lists = things
    .flat()
    .flatMap((write) => ('derivation' in write ? [(write.change as { entry: Entry }).entry.list] : []));
  for (const list of new Set(lists)) await countEntries(list);
};

/** Three quarters full, as the nodes of a list that grew by random additions. */
const entriesPerBucket = Math.floor((limits.entries * 3) / 4);
const bucketsPerGroup = Math.floor((limits.buckets * 3) / 4);

/** Replaces the counters of a list. */
const countEntries = async (list: string): Promise<void> => {
  const entries = (await queryTable(partitions.listEntries(list))).map(({ sk }) => String(sk));
  const old = await Promise.all(
    [partitions.listBuckets(list), partitions.listGroups(list)].map((pk) => queryTable(pk)),
  );
  await fill(old.flat().map(({ pk, sk }) => [{ part: 'old', remove: { pk: String(pk), sk: String(sk) } }]));
  await fill(nodesOf(list, entries).map((item) => [put(item)]));
};

/** The counters over the sorted keys of a list's entries. */
export const nodesOf = (list: string, entries: readonly string[]): Item[] => {
  const buckets = nodesOver(
    entries.map((from) => ({ from, n: 1 })),
    entriesPerBucket,
  );
  const groups = nodesOver(buckets, bucketsPerGroup);
  return [
    ...buckets.map(({ from, n, hi }) => ({ ...nodeKey('bucket', list, from), n, hi, v: 1 })),
    ...groups.map(({ from, n, hi, c }) => ({ ...nodeKey('group', list, from), n, hi, c, v: 1 })),
  ];
};

const nodesOver = (parts: readonly { from: string; n: number }[], size: number) => {
  const starts = Array.from({ length: Math.ceil(parts.length / size) }, (_, nth) => nth * size);
  const fromOf = (start: number) => (start === 0 ? first : (parts[start]?.from ?? end));
  return starts.map((start) => {
    const inside = parts.slice(start, start + size);
    return {
      from: fromOf(start),
      hi: start + size < parts.length ? fromOf(start + size) : end,
      n: inside.reduce((sum, { n }) => sum + n, 0),
      c: inside.length,
    };
  });
};
