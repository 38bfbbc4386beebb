import type { Key } from './keys.ts';
import type { Item } from './table.ts';
import { getMany } from './table.ts';

export type Paging = { page: number; per_page: number };
export type Page<T> = Paging & { total: number; data: T[] };

// Marked pure, so that functions without such a list leave it out of their bundle: it takes 5 ms of a cold start.
const czech = /* @__PURE__ */ new Intl.Collator('cs', { numeric: true });

/**
 * Any page of a list with its exact total: the thin entries are filtered and counted, the page's rows are read.
 * Lists that stay under some thousands of entries come in Czech order by name; shifts keep their index's order.
 */
export const pageOf = async <Thin extends object, Row>(wanted: {
  entries: readonly Item[];
  paging: Paging;
  keep: (thin: Thin) => boolean;
  key: (id: string) => Key;
  read: (item: Item) => Row;
}): Promise<Page<Row>> => {
  const { page, per_page } = wanted.paging;
  const kept = wanted.entries.filter((entry) => wanted.keep(entry['thin'] as Thin));
  if (kept.some((entry) => nameOf(entry))) kept.sort((a, b) => czech.compare(nameOf(a), nameOf(b)));
  const rows = await getMany(
    kept.slice((page - 1) * per_page, page * per_page).map((entry) => wanted.key(String(entry['id']))),
  );
  return { page, per_page, total: kept.length, data: rows.map(wanted.read) };
};

const nameOf = (entry: Item): string => (entry['thin'] as { name?: string }).name ?? '';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** Whether a text holds a search, whatever its case and accents. */
export const matches = (text: string, search: string): boolean => plain(text).includes(plain(search));
