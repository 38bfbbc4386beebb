import { fromCursor } from '../cursor.ts';
import type { Key } from '../keys.ts';
import { cursorsOf, type Page, type Paging, readRows, slicePage } from '../list.ts';
import { getMany, type Item, queryTable, queryTableEventually } from '../table.ts';
import { end, first, idOf, isSortKey, listEntriesPartition, type Node, readNodes, total } from './nodes.ts';

/**
 * Any page of a counted list with its exact total. The first page and the pages at cursors take two round trips,
 * another page four. Reads are eventually consistent: a page may miss what was written in the last milliseconds.
 */
export const countedPageOf = async <Row>(of: {
  list: string;
  paging: Paging;
  key: (id: string) => Key;
  read: (item: Item) => Row;
  /** Ids that are left out. With any, all entries are read for the total. */
  without?: ReadonlySet<string>;
}): Promise<Page<Row>> => {
  const { list, paging, without } = of;
  const { entries, ...page } = without?.size
    ? await pageWithout(list, paging, without)
    : await pageOfEntries(list, paging);
  const rows = await getMany(entries.map((entry) => of.key(idOf(entry))));
  return { ...page, data: readRows(rows, of.read) };
};

/**
 * The same of several counted lists together, which have no entry in common. Pages have no cursors. A page reads as many
 * entries of each list as there are before its end, so it is for lists of which people look at the first pages.
 */
export const countedPageOfLists = async <Row>(of: {
  lists: readonly string[];
  paging: Paging;
  key: (id: string) => Key;
  read: (item: Item) => Row;
}): Promise<Page<Row>> => {
  const { page, per_page, order } = of.paging;
  const backward = order === 'desc';
  const [groups, found] = await Promise.all([
    Promise.all(of.lists.map(readGroups)),
    Promise.all(of.lists.map((list) => readEntries(list, { limit: page * per_page, backward }))),
  ]);
  const sorted = found.flat().toSorted((one, other) => (one < other ? -1 : 1));
  const entries = (backward ? sorted.toReversed() : sorted).slice((page - 1) * per_page, page * per_page);
  const rows = await getMany(entries.map((entry) => of.key(idOf(entry))));
  const all = groups.reduce((sum, each) => sum + total(each), 0);
  return { page, per_page, total: all, data: readRows(rows, of.read), next_cursor: null, prev_cursor: null };
};

/** The ids of the first entries of a counted list, or of the last ones: one query, without the total. */
export const firstIds = async (list: string, limit: number, { backward = false } = {}): Promise<string[]> =>
  (await readEntries(list, { limit, backward })).map(idOf);

/**
 * The entries of a counted list after one of them, or the first ones, with the ids of their records. Strongly consistent,
 * for a job that goes through a list in parts and must miss nobody.
 */
export const entriesAfter = async (
  list: string,
  entry: string | null,
  limit: number,
): Promise<{ entry: string; id: string }[]> =>
  // The next text in the order of bytes.
  (await queryTable(listEntriesPartition(list), { from: entry === null ? '=' : `${entry}\u0000`, to: end, limit })).map(
    ({ sk }) => ({ entry: String(sk), id: idOf(String(sk)) }),
  );

/** The ids of the entries whose keys lie between two keys, both included, in order. Without a limit all of them are read. */
export const idsBetween = async (
  list: string,
  { from, to, limit }: { from: string; to: string; limit?: number },
): Promise<string[]> => {
  // Which DynamoDB refuses.
  if (from > to) return [];
  const entries = await queryTableEventually(listEntriesPartition(list), {
    from: `=${from}`,
    // What follows the key in a sort key is below it.
    to: `=${to}~`,
    ...(limit !== undefined && { limit }),
  });
  return entries.map(({ sk }) => idOf(String(sk)));
};

type EntryPage = Omit<Page<never>, 'data'> & { entries: string[] };

/** `entries` are sort keys. */
export const pageOfEntries = async (list: string, paging: Paging): Promise<EntryPage> => {
  const { page, per_page, cursor } = paging;
  const isDescending = paging.order === 'desc';
  if (cursor !== undefined) return pageAt(list, cursor, paging);
  if (page > 1) return numberedPage(list, paging);
  const [groups, found] = await Promise.all([
    readGroups(list),
    readEntries(list, { limit: per_page, backward: isDescending }),
  ]);
  return shown(paging, { page: 1, entries: found, groups, hasBefore: false });
};

const pageWithout = async (list: string, paging: Paging, without: ReadonlySet<string>): Promise<EntryPage> => {
  const found = await queryTableEventually(listEntriesPartition(list), {
    from: '=',
    to: end,
    backward: paging.order === 'desc',
  });
  const shownEntries = found.map(({ sk }) => String(sk)).filter((entry) => !without.has(idOf(entry)));
  const { data, ...page } = slicePage(shownEntries, paging, (entry) => entry);
  return { ...page, entries: data };
};

/** How many entries a counted list has: one query. Strongly consistent, because decisions depend on it. */
export const countOf = async (list: string): Promise<number> =>
  total(await readNodes('group', list, { from: first, hi: end }, queryTable));

const readGroups = (list: string) => readNodes('group', list, { from: first, hi: end });

const readEntries = async (
  list: string,
  { from = '=', to = end, limit, backward }: { from?: string; to?: string; limit: number; backward: boolean },
): Promise<string[]> =>
  (await queryTableEventually(listEntriesPartition(list), { from, to, limit, backward })).map((item) =>
    String(item['sk']),
  );

/** The page that starts after an entry or ends before it. The entry itself may be gone. */
const pageAt = async (list: string, cursor: string, paging: Paging): Promise<EntryPage> => {
  const { side, page, entry } = fromCursor(cursor, paging, isSortKey);
  const backward = (side === 'before') !== (paging.order === 'desc');
  const range = backward ? { to: entry } : { from: entry };
  const [groups, found] = await Promise.all([
    readGroups(list),
    // One entry more than a page is the one of the cursor; another one tells whether the list goes on.
    readEntries(list, { ...range, limit: paging.per_page + 2, backward }),
  ]);
  const others = found.filter((each) => each !== entry);
  const entries = others.slice(0, paging.per_page);
  const goesOn = others.length > entries.length;
  if (side === 'after') return shown(paging, { page, entries, groups, hasBefore: true, hasAfter: goesOn });
  // Entries before were removed meanwhile: this is the first page, and a full one.
  if (!goesOn && entries.length < paging.per_page)
    return pageOfEntries(list, { ...paging, page: 1, cursor: undefined });
  return shown(paging, { page, entries: entries.toReversed(), groups, hasBefore: goesOn, hasAfter: true });
};

/** Skips whole groups and whole buckets by their counts, and the rest entry by entry. */
const numberedPage = async (list: string, paging: Paging): Promise<EntryPage> => {
  const { page, per_page } = paging;
  const backward = paging.order === 'desc';
  const groups = await readGroups(list);
  const inGroups = skipTo(groups, (page - 1) * per_page, backward);
  if (!inGroups) return shown(paging, { page, entries: [], groups, hasBefore: true });
  const inBuckets = skipTo(await readNodes('bucket', list, inGroups.node), inGroups.left, backward);
  const { node, left } = inBuckets ?? inGroups;
  const range = backward ? { to: node.hi } : { from: node.from };
  const found = await readEntries(list, { ...range, limit: left + per_page + 1, backward });
  const inRange = found.filter((entry) => !(backward && entry === node.hi));
  return shown(paging, { page, entries: inRange.slice(left, left + per_page), groups, hasBefore: true });
};

/** The node that contains the entry at a distance from the list's start or end, and the distance left inside it. */
const skipTo = (
  nodes: readonly Node[],
  distance: number,
  backward: boolean,
): { node: Node; left: number } | undefined => {
  let left = distance;
  for (const node of backward ? nodes.toReversed() : nodes) {
    if (left < node.n) return { node, left };
    left -= node.n;
  }
  return undefined;
};

const shown = (
  { per_page, ...sorted }: Paging,
  read: { page: number; entries: string[]; groups: readonly Node[]; hasBefore: boolean; hasAfter?: boolean },
): EntryPage => {
  const { page, entries, groups, hasBefore } = read;
  const all = total(groups);
  const hasAfter = read.hasAfter ?? page * per_page < all;
  return { page, per_page, total: all, entries, ...cursorsOf({ sorted, page, names: entries, hasBefore, hasAfter }) };
};
