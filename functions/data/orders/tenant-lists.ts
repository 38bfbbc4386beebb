import { Problem } from '#shared/domain/problem.ts';
import { countedPageOf, countedPageOfLists } from '../counted/counted-page.ts';
import type { Key } from '../keys.ts';
import { emptyPage, type Page, pageOf, type Paging } from '../list.ts';
import { bounds } from '../scope.ts';
import { searchEntries } from '../search-index.ts';
import type { Item } from '../table.ts';
import { orderIndex, type OrderTenant } from './order-entries.ts';

type Rows<Row> = { paging: Paging; key: (id: string) => Key; read: (item: Item) => Row };

/**
 * One page of counted lists together, which have no entry in common; of one list at any depth. Throws invalid-input at
 * `statuses` too deep in several.
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

/** One page of what a search of the indexes of some tenants finds. `Found` is what the index keeps of a record. */
export const pageOfFound = async <Found extends { created_at: string }, Row>(
  text: string,
  tenants: readonly OrderTenant[],
  {
    indexOf = orderIndex,
    keep,
    ...rows
  }: Rows<Row> & {
    indexOf?: (tenant: OrderTenant) => string;
    keep: (found: Found) => boolean;
  },
): Promise<Page<Row>> => {
  const found = await Promise.all(tenants.map((tenant) => searchEntries(indexOf(tenant), text)));
  const page = await pageOf<Found, Row>({
    ...rows,
    entries: found.flatMap(({ entries }) => entries),
    sorting: { language: 'cs', columns: { created_at: ({ created_at }) => created_at } },
    keep,
  });
  return found.every(({ isComplete }) => isComplete) ? page : { ...page, total_is_minimum: true };
};
