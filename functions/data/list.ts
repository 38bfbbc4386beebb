import type { Key } from './keys.ts';
import type { Item } from './table.ts';
import { getMany } from './table.ts';

export type Paging = { page: number; per_page: number };
export type Page<T> = Paging & { total: number; data: T[] };

/** A page of a history, counted from its newest entry; the entries and each page are oldest first. */
export const paginateFromNewest = <T>(entries: readonly T[], { page, per_page }: Paging): Page<T> => {
  const end = Math.max(0, entries.length - (page - 1) * per_page);
  return { page, per_page, total: entries.length, data: entries.slice(Math.max(0, end - per_page), end) };
};

/**
 * Any page of a list with its exact total: projection entries are filtered and counted, and the page's rows are read.
 * All entries are read for the count, so use it for lists bounded by days or of a few thousand entries.
 */
export const pageOf = async <Projection extends object, Row>(list: {
  entries: readonly Item[];
  paging: Paging;
  keep: (projection: Projection) => boolean;
  /** The text to sort by, in the order of a language. By default the entries keep their order. */
  sort?: { by: (projection: Projection) => string; language: 'cs' | 'en' | 'ru' };
  key: (id: string) => Key;
  read: (item: Item) => Row;
}): Promise<Page<Row>> => {
  const { page, per_page } = list.paging;
  const { keep, sort } = list;
  const projectionOf = (entry: Item) => entry['projection'] as Projection;
  const matching = list.entries.filter((entry) => keep(projectionOf(entry)));
  if (sort) {
    const { compare } = new Intl.Collator(sort.language, { numeric: true });
    matching.sort((one, other) => compare(sort.by(projectionOf(one)), sort.by(projectionOf(other))));
  }
  const rows = await getMany(
    matching.slice((page - 1) * per_page, page * per_page).map((entry) => list.key(String(entry['id']))),
  );
  return { page, per_page, total: matching.length, data: rows.map(list.read) };
};
