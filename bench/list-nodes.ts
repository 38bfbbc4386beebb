import { limits } from '../functions/data/counted/limits.ts';
import { end, first, keyOfNode } from '../functions/data/counted/nodes.ts';
import type { Item } from '../functions/data/table.ts';

/** Three quarters full, as the nodes of a list that grew by random additions. */
const entriesPerBucket = Math.floor((limits.entries * 3) / 4);
const bucketsPerGroup = Math.floor((limits.buckets * 3) / 4);

/** The counters over the sorted keys of a list's entries. */
export const nodesOf = (list: string, entries: readonly string[]): Item[] => {
  const buckets = nodesOver(
    entries.map((from) => ({ from, n: 1 })),
    entriesPerBucket,
  );
  const groups = nodesOver(buckets, bucketsPerGroup);
  return [
    ...buckets.map(({ from, n, hi }) => ({ ...keyOfNode('bucket', list, from), n, hi, v: 1 })),
    ...groups.map(({ from, n, hi, c }) => ({ ...keyOfNode('group', list, from), n, hi, c, v: 1 })),
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
