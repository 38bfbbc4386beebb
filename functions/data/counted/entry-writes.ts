import { part } from '../part.ts';
import { type Derivation, getMany, ifNotExists, type StoredWrite, type Write } from '../table.ts';
import { limits } from './limits.ts';
import {
  end,
  type Entry,
  findNode,
  first,
  guessNode,
  keyOfNode,
  type Level,
  listEntriesPartition,
  type NodeRange,
  sortKey,
} from './nodes.ts';
import { mendGroup, splitBucket } from './split.ts';

export const ofListEntry = part('list-entry');

/**
 * The writes that replace a record's entries in counted lists, for the transaction that writes the record; an unchanged
 * entry is left alone. Each added or removed entry needs up to 3 of a transaction's 100 writes. They fail as part
 * `list-entry` if another transaction changed the same record's entries, so the record's own condition fails too.
 */
export const entryWrites = (before: readonly Entry[], after: readonly Entry[]): Write[] => {
  const names = (entries: readonly Entry[]) => new Set(entries.map(nameOf));
  const [had, has] = [names(before), names(after)];
  const removed = before.filter((entry) => !has.has(nameOf(entry)));
  const added = after.filter((entry) => !had.has(nameOf(entry)));
  return [
    ...removed.flatMap((entry): Write[] => [
      { part: ofListEntry, remove: entryKey(entry), if: { expression: 'attribute_exists(pk)' } },
      { part: 'list-count', derivation: counts, change: { entry, by: -1 } satisfies Change },
    ]),
    ...added.flatMap((entry): Write[] => [
      { part: ofListEntry, put: entryKey(entry), if: ifNotExists },
      { part: 'list-count', derivation: counts, change: { entry, by: 1 } satisfies Change },
    ]),
  ];
};

/** Those of the entries that are stored, strongly consistent. */
export const storedEntries = async (entries: readonly Entry[]): Promise<Entry[]> => {
  const items = await getMany(entries.map(entryKey), true);
  const stored = new Set(items.map(({ pk, sk }) => `${String(pk)}\n${String(sk)}`));
  return entries.filter((entry) => {
    const { pk, sk } = entryKey(entry);
    return stored.has(`${pk}\n${sk}`);
  });
};

type Change = { entry: Entry; by: 1 | -1 };
const entryKey = (entry: Entry) => ({ pk: listEntriesPartition(entry.list), sk: sortKey(entry) });
const nameOf = (entry: Entry) => `${entry.list}\n${sortKey(entry)}`;

/** All changes of one node; `top` is the highest of their sort keys. */
type Counted = { level: Level; list: string; node: NodeRange; by: number; top: string };

const counts: Derivation = {
  derive: async (changes, turn) => {
    // A try that failed may have relied on a node that another process split.
    const locate = turn === 1 ? guessNode : findNode;
    const located = await Promise.all(
      (changes as readonly Change[]).flatMap(({ entry, by }) =>
        (['bucket', 'group'] as const).map(async (level): Promise<Counted> => {
          const top = sortKey(entry);
          return { level, list: entry.list, node: await locate(level, entry.list, top), by, top };
        }),
      ),
    );
    const byNode = Map.groupBy(located, ({ level, list, node }) => `${level}\n${list}\n${node.from}`);
    return [...byNode.values()].flatMap((each) => countWrites(each));
  },
  adapt: async (failed) => {
    for (const write of failed) {
      const { list, top, level } = (write as CountWrite).counted;
      await (level === 'bucket' ? splitBucket : mendGroup)(list, top);
    }
  },
};

type CountWrite = StoredWrite & { counted: Counted };

/**
 * A node is changed although its count stays: its version tells a concurrent split that its entries changed. Fails if a
 * split moved the sort keys to another node meanwhile, or if the bucket is full.
 */
const countWrites = ([one, ...others]: readonly Counted[]): CountWrite[] => {
  if (!one) return [];
  const { level, list, node } = one;
  const by = others.reduce((sum, each) => sum + each.by, one.by);
  const top = others.reduce((highest, each) => (each.top > highest ? each.top : highest), one.top);
  const isLimited = level === 'bucket' && by > 0;
  const mayBeNew = node.from === first;
  const conditions = [
    mayBeNew ? '(attribute_not_exists(pk) OR hi > :top)' : 'hi > :top',
    ...(isLimited ? [mayBeNew ? '(attribute_not_exists(pk) OR n < :limit)' : 'n < :limit'] : []),
  ];
  return [
    {
      part: 'list-count',
      counted: { ...one, by, top },
      update: keyOfNode(level, list, node.from),
      set: `SET hi = if_not_exists(hi, :end)${level === 'group' ? ', c = if_not_exists(c, :one)' : ''} ADD n :by, v :one`,
      values: { ':end': end, ':by': by, ':one': 1 },
      if: {
        expression: conditions.join(' AND '),
        values: { ':top': top, ...(isLimited && { ':limit': limits.entries }) },
      },
    },
  ];
};
