import { fromCursor, type Sorted, toCursor } from './cursor.ts';
import type { Key } from './keys.ts';
import { getMany, type Item } from './table.ts';
import { NewerItem } from './write-errors.ts';

/**
 * A page by its number, or the one at a cursor of an earlier reply, which replaces the number. Lists that the contract
 * makes sortable get `sort`, one of its columns, and `order`.
 */
export type Paging<Column extends string = string> = {
  page: number;
  per_page: number;
  cursor?: string | undefined;
  sort?: Column | undefined;
  order?: 'asc' | 'desc' | undefined;
};
export type Page<T> = {
  page: number;
  per_page: number;
  total: number;
  data: T[];
  next_cursor: string | null;
  prev_cursor: string | null;
  /** A search found more records than it counts. */
  total_is_minimum?: true;
};

export const emptyPage = ({ page, per_page }: Paging): Page<never> => ({
  page,
  per_page,
  total: 0,
  data: [],
  next_cursor: null,
  prev_cursor: null,
});

/** A page of entries that are all read, filtered and sorted. */
export const slicePage = <T>(
  entries: readonly T[],
  { page, per_page, cursor, ...sorted }: Paging,
  nameOf: (entry: T) => string,
): Page<T> => {
  const position = cursor === undefined ? undefined : fromCursor(cursor, sorted);
  const at = position ? entries.findIndex((entry) => nameOf(entry) === position.entry) : -1;
  // The page number counts where the entry of the cursor is gone.
  const number = position?.page ?? page;
  const from =
    at < 0 || !position ? (number - 1) * per_page : position.side === 'after' ? at + 1 : Math.max(0, at - per_page);
  const data = entries.slice(from, from + per_page);
  return {
    page: number,
    per_page,
    total: entries.length,
    data,
    ...cursorsOf({
      sorted,
      page: number,
      names: data.map(nameOf),
      hasBefore: from > 0,
      hasAfter: from + per_page < entries.length,
    }),
  };
};

/** The cursors of a page, from the names of its entries. An empty page has none. */
export const cursorsOf = (shown: {
  sorted: Sorted;
  page: number;
  names: readonly string[];
  hasBefore: boolean;
  hasAfter: boolean;
}): Pick<Page<unknown>, 'next_cursor' | 'prev_cursor'> => {
  const { sorted, page, names, hasBefore, hasAfter } = shown;
  const [firstName, lastName] = [names.at(0), names.at(-1)];
  return {
    next_cursor:
      hasAfter && lastName !== undefined ? toCursor({ side: 'after', page: page + 1, entry: lastName }, sorted) : null,
    prev_cursor:
      hasBefore && firstName !== undefined
        ? toCursor({ side: 'before', page: Math.max(1, page - 1), entry: firstName }, sorted)
        : null,
  };
};

/** A page of a history, counted from its newest entry; the entries and each page are oldest first. */
export const paginateFromNewest = <T>(entries: readonly T[], paging: Paging): Page<T> => {
  // A history only grows at its end, so the distance from its start names an entry.
  const named = entries.map((entry, n) => ({ entry, name: String(n) }));
  const page = slicePage(named.toReversed(), paging, ({ name }) => name);
  return { ...page, data: page.data.toReversed().map(({ entry }) => entry) };
};

/**
 * The rows of a page. One that only a newer version of the app can read is left out, so that it does not take the
 * others with it; where its entry is counted, the page has a row less.
 */
export const readRows = <Row>(items: readonly Item[], read: (item: Item) => Row): Row[] =>
  items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      if (error instanceof NewerItem) return [];
      throw error;
    }
  });

/** The given rows of a list, those of them that the actor may see, on one page. */
export const pageOfIds = async <Row extends { id: string }>(
  ids: readonly string[],
  list: { key: (id: string) => Key; read: (item: Item) => Row; isShown: (row: Row) => boolean },
): Promise<Page<Row>> => {
  const rows = readRows(await getMany(ids.map(list.key)), list.read).filter(list.isShown);
  return slicePage(rows, { page: 1, per_page: Math.max(1, ids.length) }, ({ id }) => id);
};

/**
 * The text to sort by, by column, in the order of a language. The first column is the default. `inGivenOrder` is the
 * column by which the entries are ordered already.
 */
type Sorting<Projection> = {
  language: 'cs' | 'en' | 'ru';
  columns: Record<string, (projection: Projection) => string>;
};

/**
 * A page of a bounded list with its exact total: projection entries are filtered, counted and sorted, and the page's
 * rows are read. All entries are read for the count, so it is for lists bounded by days or under a few thousand
 * entries. Lists without such a bound are counted lists (`counted/counted-page.ts`), with the same paging.
 */
export const pageOf = async <Projection extends object, Row>(list: {
  entries: readonly Item[];
  paging: Paging;
  keep: (projection: Projection) => boolean;
  /** Without it, and where two texts are the same, the entries keep their order. */
  sorting?: Sorting<Projection>;
  key: (id: string) => Key;
  read: (item: Item) => Row;
}): Promise<Page<Row>> => {
  const { keep, paging } = list;
  const matching = list.entries.filter((entry) => keep(projectionOf(entry)));
  const sorted = list.sorting ? sortBy(matching, list.sorting, paging) : matching;
  const page = slicePage(sorted, paging, idOf);
  const rows = await getMany(page.data.map((entry) => list.key(idOf(entry))));
  return { ...page, data: readRows(rows, list.read) };
};

export const inGivenOrder = () => '';

const idOf = (entry: Item) => String(entry['id']);
const projectionOf = <Projection>(entry: Item) => entry['projection'] as Projection;

const sortBy = <Projection>(
  entries: readonly Item[],
  { language, columns }: Sorting<Projection>,
  { sort, order }: Paging,
): Item[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const by = (sort === undefined ? undefined : columns[sort]) ?? Object.values(columns)[0] ?? (() => '');
  const sorted = entries
    .map((entry) => ({ entry, text: by(projectionOf(entry)) }))
    .toSorted((one, other) => compare(one.text, other.text))
    .map(({ entry }) => entry);
  return order === 'desc' ? sorted.toReversed() : sorted;
};
