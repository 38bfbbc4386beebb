import type { Actor } from '#shared/domain/roles.ts';
import { pageOfLists } from '../counted/tenant-lists.ts';
import { emptyPage, type Page, type Paging, slicePage } from '../list.ts';
import { orderIndex, tenantsRead } from '../orders/order-entries.ts';
import { searchEntries } from '../search-index.ts';
import { getMany } from '../table.ts';
import { readsThread, readThread, type Thread, threadKey, threadList } from './threads.ts';

type Filter = Paging<'last_at'> & { text?: string | undefined };

/** One page of the threads that the actor reads, by default the newest message first; by text those of the orders that it finds. */
export const listThreads = async (actor: Actor, filter: Filter): Promise<Page<Thread>> => {
  const tenants = tenantsRead(actor);
  if (tenants.length === 0) return emptyPage(filter);
  const paging = { ...filter, order: filter.order ?? 'desc' } as const;
  if (!filter.text) return pageOfLists(tenants.map(threadList), { paging, key: threadKey, read: readThread });
  const { text } = filter;
  const found = await Promise.all(tenants.map((tenant) => searchEntries(orderIndex(tenant), text)));
  const ids = new Set(found.flatMap(({ entries }) => entries.map(({ id }) => String(id))));
  const threads = (await getMany([...ids].map(threadKey)))
    .map(readThread)
    .filter((thread) => readsThread(actor, thread))
    .toSorted((one, other) => (one.last.at < other.last.at ? -1 : 1));
  const page = slicePage(paging.order === 'asc' ? threads : threads.toReversed(), paging, ({ id }) => id);
  return found.every(({ isComplete }) => isComplete) ? page : { ...page, total_is_minimum: true };
};
