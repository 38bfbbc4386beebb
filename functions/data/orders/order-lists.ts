import { orderScope } from '#shared/domain/orders/scope.ts';
import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listsOf } from '#shared/domain/scope/scope.ts';
import { countedPageOf, countedPageOfLists, firstIds } from '../counted/counted-page.ts';
import type { Page, Paging } from '../list.ts';
import { emptyPage, pageOf, pageOfIds, slicePage } from '../list.ts';
import { bounds } from '../scope.ts';
import { searchEntries } from '../search-index.ts';
import { getMany } from '../table.ts';
import type { FoundOrder, OrderTenant } from './order-entries.ts';
import { orderIndex, orderList, orderSubject } from './order-entries.ts';
import type { Order } from './orders.ts';
import { orderKey, readOrder, readsOrder } from './orders.ts';

type Filter = Paging<'created_at'> & {
  id?: string[] | undefined;
  statuses?: OrderStatus[] | undefined;
  /** The account that ordered. */
  userId?: string | undefined;
  /** The company that sells, or the one for which somebody ordered, by its role. */
  company?: { id: string; role: 'vendor' | 'customer' } | undefined;
  text?: string | undefined;
};

/**
 * One page of the orders that the actor reads, by default the newest first.
 *
 * - Of one tenant: a counted list, one per status. Of several statuses together: those lists, merged.
 * - By text: the search index of the tenant.
 * - Where a filter names somebody who is only partly in the actor's scope: the newest orders of both are read.
 */
export const listOrders = async (actor: Actor, filter: Filter): Promise<Page<Order>> => {
  if (filter.id)
    return pageOfIds(filter.id, { key: orderKey, read: readOrder, isShown: (one) => readsOrder(actor, one) });
  const own = tenantOf(actor);
  if (!own) return emptyPage(filter);
  const { userId, company, text } = filter;
  const wanted: OrderTenant[] = [
    ...(userId === undefined ? [] : [`account#${userId}` as const]),
    ...(company === undefined ? [] : [`${company.role === 'vendor' ? 'seller' : 'customer'}#${company.id}` as const]),
  ].filter((tenant) => tenant !== own);
  const tenants = own === 'all' && wanted.length > 0 ? wanted : [own, ...wanted];
  const [only = own, ...others] = tenants;
  if (text) return foundBy(text, only, others, filter);
  return others.length === 0 ? ofTenant(only, filter) : inAllOf(actor, tenants, filter);
};

const tenantOf = (actor: Actor): OrderTenant | undefined => {
  const [list] = listsOf(orderScope, actor);
  switch (list?.list) {
    case 'all':
      return 'all';
    case 'performer':
      return `seller#${list.company}`;
    case 'company':
      return `customer#${list.company}`;
    case 'account':
      return `account#${list.account}`;
    default:
      return undefined;
  }
};

const newestFirst = <F extends Filter>(filter: F): F => ({ ...filter, order: filter.order ?? 'desc' });

const ofTenant = async (tenant: OrderTenant, filter: Filter): Promise<Page<Order>> => {
  const [status, ...others] = filter.statuses ?? [];
  const rows = { paging: newestFirst(filter), key: orderKey, read: readOrder };
  if (others.length > 0 && filter.page * filter.per_page > bounds.entries)
    throw new Problem('invalid-input', {
      fields: { statuses: { key: 'too-many-to-list', params: { count: bounds.entries } } },
    });
  return status === undefined || others.length === 0
    ? countedPageOf({ ...rows, list: orderList(tenant, status ?? null) })
    : countedPageOfLists({ ...rows, lists: [status, ...others].map((one) => orderList(tenant, one)) });
};

const foundBy = async (
  text: string,
  tenant: OrderTenant,
  others: readonly OrderTenant[],
  filter: Filter,
): Promise<Page<Order>> => {
  const { entries, isComplete } = await searchEntries(orderIndex(tenant), text);
  const page = await pageOf<FoundOrder, Order>({
    entries,
    paging: newestFirst(filter),
    sorting: { language: 'cs', columns: { created_at: ({ created_at }) => created_at } },
    keep: (order) => hasStatus(order, filter) && others.every((other) => isOf(order, other)),
    key: orderKey,
    read: readOrder,
  });
  return isComplete ? page : { ...page, total_is_minimum: true };
};

const hasStatus = ({ status }: Pick<Order, 'status'>, { statuses = [] }: Filter): boolean =>
  statuses.length === 0 || statuses.includes(status);

const isOf = ({ seller_id, customer_id, account_id }: FoundOrder, tenant: OrderTenant): boolean =>
  [`seller#${seller_id}`, `customer#${customer_id ?? ''}`, `account#${account_id}`].includes(tenant);

/** The newest orders of the tenant that is likely to have fewest: the last one, that a filter names. */
const inAllOf = async (actor: Actor, tenants: readonly OrderTenant[], filter: Filter): Promise<Page<Order>> => {
  const ids = await firstIds(orderList(tenants.at(-1) ?? 'all', null), bounds.entries, { backward: true });
  const rows = (await getMany(ids.map(orderKey))).map(readOrder);
  const kept = rows.filter(
    (order) =>
      readsOrder(actor, order) &&
      hasStatus(order, filter) &&
      tenants.every((tenant) => tenant === 'all' || isOf({ ...order, ...orderSubject(order) }, tenant)),
  );
  return slicePage(filter.order === 'asc' ? kept.toReversed() : kept, filter, ({ id }) => id);
};

/** All orders that an account has placed, the newest first. */
export const everyOrderOf = async (accountId: string): Promise<Order[]> => {
  const ids = await firstIds(orderList(`account#${accountId}`, null), bounds.entries, { backward: true });
  return (await getMany(ids.map(orderKey))).map(readOrder);
};
