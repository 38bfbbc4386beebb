import type { Key } from '../keys.ts';
import { type Item, queryTable, queryTableEventually } from '../table.ts';

/** A counted list: its entries in order, and the two levels of counters over ranges of them. */
export const listEntriesPartition = (list: string) => `E#${list}`;
export const listBucketsPartition = (list: string) => `B#${list}`;
export const listGroupsPartition = (list: string) => `G#${list}`;

/**
 * A counted list answers any page and its exact total at a cost that hardly grows with its length. Its entries never
 * move. Buckets count the entries of a range of sort keys, groups count the buckets' entries of a wider range:
 *
 *     entry   E#<list>   =<key>\u001f<id>
 *     bucket  B#<list>   <first sort key>   { n: entries, hi: first sort key of the next, v: version }
 *     group   G#<list>   <first sort key>   { n, hi, v, c: buckets }
 *
 * So a page reads the groups, one group's buckets, and at most a bucket more of entries than it shows.
 */
export type Entry = {
  /** Tenant, kind of record, filter and order. */
  list: string;
  /**
   * Sorts the entries by bytes; without control characters. Also without characters beyond U+FFFF: the table compares
   * UTF-8, this code UTF-16, and there they differ. `collationKey` and times have none.
   */
  key: string;
  /** The id of the record. */
  id: string;
};

export type Level = 'bucket' | 'group';
/** `from` is the node's sort key. */
export type Node = { from: string; hi: string; n: number; v: number; c: number };

/** The limits of all sort keys of entries, which start with `=`. */
export const first = '-';
export const end = '~';
const separator = '\u001F';
export const sortKey = ({ key, id }: Entry): string => `=${key}${separator}${id}`;
export const isSortKey = (text: string): boolean => text.startsWith('=');
export const idOf = (sk: string): string => sk.slice(sk.lastIndexOf(separator) + 1);

const partitionOf = { bucket: listBucketsPartition, group: listGroupsPartition };
export const keyOfNode = (level: Level, list: string, from: string): Key => ({
  pk: partitionOf[level](list),
  sk: from,
});

export const toNode = ({ sk, hi, n, v, c }: Item): Node => ({
  from: String(sk),
  hi: String(hi),
  n: Number(n),
  v: Number(v),
  c: Number(c ?? 1),
});

/** The node whose range contains a sort key, strongly consistent. An empty list has one that is not stored yet. */
export const findNode = async (level: Level, list: string, sk: string): Promise<Node> => {
  const [item] = await queryTable(partitionOf[level](list), { to: sk, limit: 1, backward: true });
  const node = item ? toNode(item) : { from: first, hi: end, n: 0, v: 0, c: 1 };
  remember(level, list, node);
  return node;
};

/** A node's range of sort keys: `from` is in it, `hi` is not. */
export type NodeRange = { from: string; hi: string };

/**
 * The ranges of nodes that this process read last, by level and list. Another process may have split or dropped them
 * since, so a write that relies on one is conditional on its range. A node that is stored at its first sort key and
 * reaches beyond an entry contains it, whatever was read before; the first node of a list is never dropped.
 */
const known = new Map<string, NodeRange[]>();
/** Lists of one level that a process remembers, so that its memory stays bounded. */
const maxKnown = 1000;

const remember = (level: Level, list: string, { from, hi }: NodeRange): void => {
  const name = `${level}\n${list}`;
  const others = (known.get(name) ?? []).filter((range) => range.hi <= from || range.from >= hi);
  // Deleted first, so that the map's first key is the list that was read longest ago.
  known.delete(name);
  const [oldest] = known.keys();
  if (known.size >= maxKnown && oldest !== undefined) known.delete(oldest);
  known.set(name, [...others, { from, hi }]);
};

/** The range that contained a sort key when this process last read it, otherwise `findNode`. */
export const guessNode = async (level: Level, list: string, sk: string): Promise<NodeRange> =>
  known.get(`${level}\n${list}`)?.find(({ from, hi }) => from <= sk && sk < hi) ?? findNode(level, list, sk);

/** The nodes of a range. A query may read one half of a split before it and the other after it: it is repeated then. */
export const readNodes = async (
  level: Level,
  list: string,
  { from, hi }: { from: string; hi: string },
  read: typeof queryTable = queryTableEventually,
): Promise<Node[]> => {
  for (let turn = 1; ; turn++) {
    const items = await read(partitionOf[level](list), { from, to: hi });
    const nodes = items.map(toNode).filter((node) => node.from < hi);
    if (turn === 3 || nodes.every((node, n) => n === 0 || nodes[n - 1]?.hi === node.from)) return nodes;
  }
};

export const total = (nodes: readonly Node[]): number => nodes.reduce((sum, { n }) => sum + n, 0);
