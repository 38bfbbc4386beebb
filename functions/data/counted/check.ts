import { get, queryTable } from '../table.ts';
import { transactIfUnchanged } from '../transact-if-unchanged.ts';
import { dropBucket } from './drop.ts';
import {
  end,
  findNode,
  first,
  keyOfNode,
  type Level,
  listBucketsPartition,
  listEntriesPartition,
  listGroupsPartition,
  type Node,
  readNodes,
  toNode,
  total,
} from './nodes.ts';

type Exact = Pick<Node, 'n' | 'hi' | 'c'>;
/** A node whose counters differ from the entries, or from the nodes below it. `stored` is null if it is missing. */
export type Difference = { list: string; level: Level; from: string; stored: Node | null; exact: Exact };

/**
 * Compares the counters of up to `limit` buckets of a list with its entries, from a bucket on. `next` is where to go
 * on; at the end of the list it is null, and the groups are compared too. Empty buckets are dropped. `read` is the
 * number of buckets. Concurrent changes are never reported: a difference counts if the node's version stays the same
 * while it is read again.
 */
export const checkList = async (
  list: string,
  { from = first, limit = Infinity }: { from?: string; limit?: number } = {},
): Promise<{ differences: Difference[]; next: string | null; read: number }> => {
  const page = limit === Infinity ? {} : { limit: limit + 1 };
  const [buckets, groups] = await Promise.all([
    queryTable(listBucketsPartition(list), { from, ...page }).then((items) => items.map(toNode)),
    queryTable(listGroupsPartition(list)).then((items) => items.map(toNode)),
  ]);
  const read = buckets.slice(0, limit);
  const next = buckets[read.length]?.from ?? null;
  // A list without entries may have no nodes.
  const starts = read.length > 0 || from !== first ? startsOf(read) : [first];
  const suspects: [Level, string][] = [];
  await Promise.all(
    starts.map(async (start, n) => {
      const hi = starts[n + 1] ?? next ?? end;
      if (!isExact(read[n], { n: await countEntries(list, start, hi), hi, c: 1 })) suspects.push(['bucket', start]);
    }),
  );
  if (next === null)
    for (const [n, start] of (groups.length > 0 ? startsOf(groups) : [first]).entries()) {
      const hi = groups[n + 1]?.from ?? end;
      const inside = read.filter((bucket) => bucket.from >= start && bucket.from < hi);
      const isWhole = from === first && isExact(groups[n], { n: total(inside), hi, c: Math.max(1, inside.length) });
      if (!isWhole) suspects.push(['group', start]);
    }
  if (from === first && isHeadless(read)) suspects.push(['bucket', first]);
  if (next === null && isHeadless(groups)) suspects.push(['group', first]);
  const differences: Difference[] = [];
  for (const [level, start] of suspects) {
    const difference = await differenceAt(level, list, start);
    if (difference) differences.push(difference);
  }
  for (const bucket of read) if (bucket.n === 0) await dropBucket(list, bucket.from);
  return { differences, next, read: read.length };
};

/** Whether the first node is missing, which the ones that are there do not tell. */
const isHeadless = ([head]: readonly Node[]): boolean => head !== undefined && head.from !== first;

const startsOf = (nodes: readonly Node[]) => nodes.map(({ from }) => from);

const countEntries = async (list: string, from: string, hi: string): Promise<number> => {
  const entries = await queryTable(listEntriesPartition(list), { from, to: hi });
  return entries.filter(({ sk }) => String(sk) < hi).length;
};

/** Undefined if the node is exact, or changes too often to be compared. */
export const differenceAt = async (level: Level, list: string, from: string): Promise<Difference | undefined> => {
  for (let turn = 0; turn < 3; turn++) {
    const before = await storedNode(level, list, from);
    const exact = await exactNode(level, list, from);
    if (isExact(before, exact)) return undefined;
    const after = await storedNode(level, list, from);
    if (before?.v === after?.v) return { list, level, from, stored: before ?? null, exact };
  }
  return undefined;
};

/** Counters of buckets have no `c`, which is read as 1. A list without entries may have no nodes. */
const isExact = (stored: Node | undefined, exact: Exact) =>
  stored ? stored.n === exact.n && stored.hi === exact.hi && stored.c === exact.c : exact.n === 0 && exact.hi === end;

const storedNode = async (level: Level, list: string, from: string): Promise<Node | undefined> => {
  const item = await get(keyOfNode(level, list, from));
  return item && toNode(item);
};

const exactNode = async (level: Level, list: string, from: string): Promise<Exact> => {
  const { pk } = keyOfNode(level, list, from);
  const [next] = (await queryTable(pk, { from, limit: 2 })).filter(({ sk }) => sk !== from);
  const hi = next ? String(next['sk']) : end;
  if (level === 'group') {
    const buckets = await readNodes('bucket', list, { from, hi }, queryTable);
    return { n: total(buckets), hi, c: Math.max(1, buckets.length) };
  }
  return { n: await countEntries(list, from, hi), hi, c: 1 };
};

/**
 * Sets the counters of a node to what was found. Returns false, with nothing written, if it changed meanwhile. Repair
 * the buckets of a list before its groups are compared: a group counts its buckets. The group's version tells others
 * who compare it meanwhile that one of its buckets changed.
 */
export const repairNode = async ({ level, list, from, stored, exact }: Difference): Promise<boolean> => {
  const group = level === 'bucket' ? await findNode('group', list, from) : undefined;
  const isGroupStored = group !== undefined && group.v > 0;
  return transactIfUnchanged([
    { part: 'node', ...(stored ? correction(level, list, stored, exact) : creation(level, list, from, exact)) },
    ...(isGroupStored
      ? [
          {
            part: 'group',
            update: keyOfNode('group', list, group.from),
            set: 'ADD v :one',
            values: { ':one': 1 },
            if: exists,
          },
        ]
      : []),
  ]);
};
const exists = { expression: 'attribute_exists(pk)' };

const correction = (level: Level, list: string, { from, v }: Node, { n, hi, c }: Exact) => ({
  update: keyOfNode(level, list, from),
  set: `SET n = :n, hi = :hi${level === 'group' ? ', c = :c' : ''} ADD v :one`,
  values: { ':n': n, ':hi': hi, ':one': 1, ...(level === 'group' && { ':c': c }) },
  if: { expression: 'v = :v', values: { ':v': v } },
});

const creation = (level: Level, list: string, from: string, { n, hi, c }: Exact) => ({
  put: { ...keyOfNode(level, list, from), n, hi, ...(level === 'group' && { c }), v: 1 },
  if: { expression: 'attribute_not_exists(pk)' },
});
