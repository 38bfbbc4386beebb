import { Problem } from '#shared/domain/problem.ts';
import type { Key } from '../keys.ts';
import { emptyPage, type Page, pageOf, type Paging } from '../list.ts';
import { bounds } from '../scope.ts';
import { searchEntries } from '../search-index.ts';
import type { Item } from '../table.ts';
import { countedPageOf, countedPageOfLists } from './counted-page.ts';

type Rows<Row> = { paging: Paging; key: (id: string) => Key; read: (item: Item) => Row };

/**
 * One page of several counted lists, merged. No entry may be in two of them. One list is read at any depth; several
 * throw invalid-input at `statuses` beyond the bound of entries.
 */
export const pageOfLists = async <Row>(lists: readonly string[], rows: Rows<Row>): Promise<Page<Row>> => {
  const [only, ...others] = lists;
  if (only === undefined) return emptyPage(rows.paging);
  if (others.length === 0) return countedPageOf({ ...rows, list: only });
  if (rows.paging.page * rows.paging.per_page > bounds.entries)
    throw new Problem('invalid-input', {
      fields: { statuses: { key: 'too-many-to-list', params: { count: bounds.entries } } },
    });
  return countedPageOfLists({ ...rows, lists });
};

/**
 * One page of the records whose text is found in the search indexes of some tenants. `Found` is what an index keeps of a
 * record.
 */
export const pageOfFound = async <Found extends { created_at: string }, Row>(
  text: string,
  indexes: readonly string[],
  { keep, ...rows }: Rows<Row> & { keep: (found: Found) => boolean },
): Promise<Page<Row>> => {
  const found = await Promise.all(indexes.map((index) => searchEntries(index, text)));
  const page = await pageOf<Found, Row>({
    ...rows,
    entries: found.flatMap(({ entries }) => entries),
    sorting: { language: 'cs', columns: { created_at: ({ created_at }) => created_at } },
    keep,
  });
  return found.every(({ isComplete }) => isComplete) ? page : { ...page, total_is_minimum: true };
};
