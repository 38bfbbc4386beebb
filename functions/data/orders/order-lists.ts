import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { firstIds } from '../counted/counted-page.ts';
import { pageOfFound, pageOfLists } from '../counted/tenant-lists.ts';
import { emptyPage, type Page, pageOfIds, type Paging, slicePage } from '../list.ts';
import { bounds } from '../scope.ts';
import { getMany } from '../table.ts';
import {
  type FoundOrder,
  orderIndex,
  orderList,
  orderSubject,
  type OrderTenant,
  tenantsRead,
} from './order-entries.ts';
import { type Order, orderKey, readOrder, readsOrder } from './orders.ts';

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
 * - Each tenant has one counted list per status. Several tenants or statuses are read as one merged list.
 * - A text is searched in the indexes of the tenants.
 * - If the actor reads only some orders of the filter's account or company, the newest orders of both are read.
 */
export const listOrders = async (actor: Actor, filter: Filter): Promise<Page<Order>> => {
  if (filter.id)
    return pageOfIds(filter.id, { key: orderKey, read: readOrder, isShown: (one) => readsOrder(actor, one) });
  const own = tenantsRead(actor);
  if (own.length === 0) return emptyPage(filter);
  const { userId, company, text } = filter;
  const wanted: OrderTenant[] = [
    ...(userId === undefined ? [] : [`account#${userId}` as const]),
    ...(company === undefined ? [] : [`${company.role === 'vendor' ? 'seller' : 'customer'}#${company.id}` as const]),
  ].filter((tenant) => !(own.length === 1 && own.includes(tenant)));
  const [first, ...others] = wanted;
  const isAll = own.includes('all');
  const tenants = isAll && first ? [first] : own;
  const rest = isAll ? others : wanted;
  const rows = { paging: newestFirst(filter), key: orderKey, read: readOrder };
  if (text)
    return pageOfFound<FoundOrder, Order>(text, tenants.map(orderIndex), {
      ...rows,
      keep: (order) => hasStatus(order, filter) && rest.every((tenant) => isOf(order, tenant)),
    });
  if (rest.length > 0) return inAllOf(actor, wanted, filter);
  const { statuses = [] } = filter;
  const lists = tenants.flatMap((tenant) =>
    (statuses.length > 0 ? statuses : [null]).map((status) => orderList(tenant, status)),
  );
  return pageOfLists(lists, rows);
};

const newestFirst = <F extends Filter>(filter: F): F => ({ ...filter, order: filter.order ?? 'desc' });

const hasStatus = ({ status }: Pick<Order, 'status'>, { statuses = [] }: Filter): boolean =>
  statuses.length === 0 || statuses.includes(status);

const isOf = ({ seller_id, customer_id, account_id }: FoundOrder, tenant: OrderTenant): boolean =>
  [`seller#${seller_id}`, `customer#${customer_id ?? ''}`, `account#${account_id}`].includes(tenant);

/** The newest orders of the wanted tenant that is likely to have fewest, which are the actor's and of the others. */
const inAllOf = async (actor: Actor, wanted: readonly OrderTenant[], filter: Filter): Promise<Page<Order>> => {
  const ids = await firstIds(orderList(wanted.at(-1) ?? 'all', null), bounds.entries, { backward: true });
  const rows = (await getMany(ids.map(orderKey))).map(readOrder);
  const kept = rows.filter(
    (order) =>
      readsOrder(actor, order) &&
      hasStatus(order, filter) &&
      wanted.every((tenant) => isOf({ ...order, ...orderSubject(order) }, tenant)),
  );
  return slicePage(filter.order === 'asc' ? kept.toReversed() : kept, filter, ({ id }) => id);
};

/** All orders that an account has placed, the newest first. */
export const everyOrderOf = async (accountId: string): Promise<Order[]> => {
  const ids = await firstIds(orderList(`account#${accountId}`, null), bounds.entries, { backward: true });
  return (await getMany(ids.map(orderKey))).map(readOrder);
};

/** The newest orders that supply a store, of all vendors, without an access check. */
export const newestOrdersOfStore = async (storeId: string, most: number): Promise<Order[]> => {
  const ids = await firstIds(orderList(`store#${storeId}`, null), most, { backward: true });
  return (await getMany(ids.map(orderKey))).map(readOrder);
};
