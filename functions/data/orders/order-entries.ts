import type { Order } from '#shared/contracts/orders.ts';
import { orderScope, type OrderSubject } from '#shared/domain/orders/scope.ts';
import { type OrderStatus, orderStatuses } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listsOf } from '#shared/domain/scope/scope.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import type { ListCompany } from '../records.ts';
import { type Searchable, searchWrites } from '../search-index.ts';
import type { StoredWrite, Write } from '../table.ts';

/** Whose orders a list has. */
export type OrderTenant = 'all' | `seller#${string}` | `customer#${string}` | `store#${string}` | `account#${string}`;

/** All orders, those that a performer sells, or those that a customer buys. */
export const companyTenant = (company: ListCompany | null): OrderTenant => {
  if (!company) return 'all';
  return company.role === 'vendor' ? `seller#${company.id}` : `customer#${company.id}`;
};

/** The orders of a tenant in a status, or in any, by the time when they were ordered. */
export const orderList = (tenant: OrderTenant, status: OrderStatus | null): string =>
  `orders#${tenant}#${status ?? ''}`;

/** Every list of the orders of a tenant. */
export const orderLists = (tenant: OrderTenant): string[] =>
  [null, ...orderStatuses].map((status) => orderList(tenant, status));

/** The orders of a tenant that a search finds. */
export const orderIndex = (tenant: OrderTenant): string => `orders#${tenant}`;

/** Whose order it is. */
type Parties = Pick<Order, 'company' | 'customer' | 'supply_store' | 'user'>;
type Listed = Parties & Pick<Order, 'id' | 'number' | 'status' | 'created_at' | 'fio'>;

export const orderSubject = ({ company, customer, supply_store, user }: Parties): OrderSubject => ({
  seller_id: company.id,
  customer_id: customer?.id ?? null,
  store_id: supply_store?.id ?? null,
  account_id: user.id,
});

/** The ids of the companies of an order: one may order from itself. */
export const partiesOf = ({ company, customer }: Pick<Parties, 'company' | 'customer'>): string[] => [
  ...new Set([company.id, ...(customer ? [customer.id] : [])]),
];

/** The tenants whose lists have an order, its documents and its messages. */
export const tenantsOf = ({ company, customer, supply_store, user }: Parties): OrderTenant[] => [
  'all',
  `seller#${company.id}`,
  ...(customer ? ([`customer#${customer.id}`] as const) : []),
  ...(supply_store ? ([`store#${supply_store.id}`] as const) : []),
  `account#${user.id}`,
];

/** The tenants whose lists an account reads, which have no order in common. */
export const tenantsRead = (actor: Actor): OrderTenant[] =>
  listsOf(orderScope, actor).map((list): OrderTenant => {
    switch (list.list) {
      case 'all':
        return 'all';
      case 'performer':
        return `seller#${list.company}`;
      case 'company':
        return `customer#${list.company}`;
      case 'store':
        return `store#${list.store}`;
      case 'account':
        return `account#${list.account}`;
    }
  });

/** The writes that keep the lists in step with an order, for the transaction that writes it. */
export const listOrderWrites = (before: Listed | undefined, after: Listed | undefined): Write[] =>
  entryWrites(entriesOf(before), entriesOf(after));

export const entriesOf = (order: Listed | undefined): Entry[] =>
  order
    ? tenantsOf(order).flatMap((tenant) =>
        [null, order.status].map((status) => ({
          list: orderList(tenant, status),
          key: order.created_at,
          id: order.id,
        })),
      )
    : [];

/** What a search filters by. */
export type FoundOrder = OrderSubject & { status: OrderStatus; created_at: string };

/**
 * The writes that keep the search in step with an order: by its number, and by the words of the recipient, of who
 * ordered and of the companies. A projection writes them (`index-orders`), because they do not fit into a transaction
 * with fifty products.
 */
export const searchOrderWrites = (before: Listed | null, after: Listed | null): StoredWrite[] =>
  searchWrites(searchablesOf(before), searchablesOf(after));

const searchablesOf = (order: Listed | null): Searchable[] => {
  if (!order) return [];
  const { id, number, fio, user, customer, supply_store, company, status, created_at } = order;
  const found: FoundOrder = { ...orderSubject(order), status, created_at };
  const names = searchWords([fio, user.fio, customer?.name, supply_store?.name, company.name].join(' '));
  return tenantsOf(order).map((tenant) => ({
    index: orderIndex(tenant),
    id,
    name: [number],
    others: [...new Set(names)].slice(0, 12),
    projection: found,
  }));
};
