import type { CompanyRole } from '#shared/contracts/companies.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { listsOf } from '#shared/domain/scope/scope.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { storeScope } from '#shared/domain/stores/scope.ts';
import { warehousesFirst } from '#shared/domain/supply/delivery-warehouse.ts';
import { clientsOf } from '../companies/companies.ts';
import { countedPageOf } from '../counted/counted-page.ts';
import { emptyPage, type Page, pageOf, pageOfIds, type Paging, slicePage } from '../list.ts';
import { getPerson } from '../people/accounts.ts';
import { readScope, type Source } from '../scope.ts';
import { searchEntries } from '../search-index.ts';
import { getMany, type Item, queryIndex } from '../table.ts';
import { type FoundStore, foundStoreOf, type StoreColumn, storeIndex, storeList } from './store-entries.ts';
import { customerStoresPartition, reaches, readStore, type Store, storeKey, type StoreProjection } from './stores.ts';

type Filter = Paging<StoreColumn> & {
  id?: string[] | undefined;
  company_id?: string | undefined;
  /** What `company_id` is: the owner of the stores (by default), or a performer that serves them. */
  company_role?: CompanyRole | undefined;
  /** Only the stores that this person is given. */
  user_id?: string | undefined;
  /** Active stores if it is not set. */
  active?: 'true' | 'false' | undefined;
  /** Only those where orders are picked up. */
  pickup?: 'true' | undefined;
  name?: string | undefined;
  address?: string | undefined;
};

/**
 * One page of the stores that the actor reaches, by default by name in Czech order.
 *
 * - All stores, and those of a customer: a counted list. By name or address: the search index.
 * - A performer's stores, and those of a store manager or of a named person: all are read and filtered. A performer
 *   finds stores through their customers, because an entry per performer of a store would not fit into its transaction.
 *
 * Throws not-found at `user_id` for a person whom the actor may not see.
 */
export const listStores = async (actor: Actor, filter: Filter): Promise<Page<Store>> => {
  if (filter.id)
    return pageOfIds(filter.id, { key: storeKey, read: readStore, isShown: (store) => reaches(actor, store) });
  if (filter.pickup) return withPickup(actor, filter);
  const whole = wholeList(actor, filter);
  if (whole === 'none') return emptyPage(filter);
  return whole === 'filtered' ? filteredStores(actor, filter) : storesOf(whole.companyId, filter);
};

/** Stores that are read to find those with order pickup or a delivery warehouse, which no list has. */
const mostRead = 2000;

const withPickup = async (actor: Actor, filter: Filter): Promise<Page<Store>> => {
  const all = { ...filter, pickup: undefined, cursor: undefined, page: 1, per_page: mostRead };
  const { data, total } = await listStores(actor, all);
  const page = slicePage(
    data.filter(({ pickup }) => pickup),
    filter,
    ({ id }) => id,
  );
  return total > data.length ? { ...page, total_is_minimum: true } : page;
};

/**
 * The same of active stores for a supply: those with a delivery warehouse first. Of more than `mostRead` stores, in the
 * wanted order only.
 */
export const listStoresToSupply = async (actor: Actor, filter: Filter): Promise<Page<Store>> => {
  if (filter.id) return listStores(actor, filter);
  const { data, total } = await listStores(actor, { ...filter, cursor: undefined, page: 1, per_page: mostRead });
  return total > data.length ? listStores(actor, filter) : slicePage(warehousesFirst(data), filter, ({ id }) => id);
};

/** One page of all stores of a customer, or of all customers, without an access check. */
export const storesOf = async (companyId: string | null, filter: Filter): Promise<Page<Store>> => {
  const list = { paging: filter, key: storeKey, read: readStore };
  const searched = filter.name ? 'name' : filter.address ? 'address' : undefined;
  if (!searched) return countedPageOf({ ...list, list: storeList(companyId, filter.sort ?? 'name', isActive(filter)) });
  const { entries, isComplete } = await searchEntries(storeIndex(companyId, searched), filter[searched] ?? '');
  const page = await pageOf<FoundStore, Store>({ ...list, entries, sorting, keep: matching(filter) });
  return isComplete ? page : { ...page, total_is_minimum: true };
};

/** The same of given stores, at most some thousands. */
export const storesAmong = async (ids: readonly string[], filter: Filter): Promise<Page<Store>> => {
  const stores = (await getMany(ids.map(storeKey))).map(readStore);
  const entries = stores.map((store) => ({ id: store.id, projection: foundStoreOf(store) }));
  return pageOf<FoundStore, Store>({
    entries,
    paging: filter,
    sorting,
    keep: matching(filter),
    key: storeKey,
    read: readStore,
  });
};

/** The stores of a customer, and whether a performer is named by them. The index is milliseconds behind the table. */
export const storesServedBy = async (
  customerId: string,
  vendorId: string,
): Promise<{ id: string; isServed: boolean }[]> =>
  (await queryIndex('by-company', customerStoresPartition(customerId))).map((entry) => ({
    id: String(entry['id']),
    isServed: (entry['projection'] as StoreProjection).vendor_ids.includes(vendorId),
  }));

/** The list that is exactly what the actor may see and asks for; null stands for all companies. */
const wholeList = (actor: Actor, filter: Filter): { companyId: string | null } | 'none' | 'filtered' => {
  const [list, ...others] = listsOf(storeScope, actor);
  if (!list) return 'none';
  if (filter.company_role === 'vendor' && !maySeeServedBy(actor, performerIn(actor, filter))) return 'none';
  if (filter.company_role === 'vendor' || filter.user_id !== undefined) return 'filtered';
  const { company_id } = filter;
  if (list.list === 'all') return { companyId: company_id ?? null };
  if (list.list !== 'company' || others.length > 0) return 'filtered';
  return company_id === undefined || company_id === list.company ? { companyId: list.company } : 'none';
};

/** The performer that serves the stores: the named one, or that of the actor. */
const performerIn = ({ company }: Actor, { company_role, company_id }: Filter): string | undefined =>
  company_role === 'vendor' ? (company_id ?? company?.id) : undefined;

/** Performers do not learn what others serve. */
const maySeeServedBy = ({ role, company }: Actor, performer: string | undefined): boolean =>
  performer !== undefined && (sideOf(role) !== 'performer' || performer === company?.id);

const sorting = {
  language: 'cs',
  columns: { name: (store: FoundStore) => store.name, address: (store: FoundStore) => store.address },
} as const;

const isActive = ({ active }: Filter): boolean => active !== 'false';

const matching = (filter: Filter) => {
  const [hasName, hasAddress] = [searchFor(filter.name ?? ''), searchFor(filter.address ?? '')];
  return ({ name, address, active }: FoundStore): boolean =>
    (active !== false) === isActive(filter) && hasName(searchWords(name)) && hasAddress(searchWords(address));
};

const filteredStores = async (actor: Actor, filter: Filter): Promise<Page<Store>> => {
  const matches = matching(filter);
  const performer = performerIn(actor, filter);
  const owner = performer === undefined ? filter.company_id : undefined;
  return pageOf<StoreProjection, Store>({
    entries: await entriesFor(actor, { owner, performer, user_id: filter.user_id }),
    paging: filter,
    sorting,
    keep: (store) =>
      (!owner || store.company_id === owner) && (!performer || store.vendor_ids.includes(performer)) && matches(store),
    key: storeKey,
    read: readStore,
  });
};

type Named = { owner: string | undefined; performer: string | undefined; user_id: string | undefined };

const entriesFor = async (actor: Actor, { owner, performer, user_id }: Named): Promise<Item[]> => {
  const given = user_id === undefined ? undefined : (await getPerson(actor, user_id, 'user_id')).store_ids;
  const served = sideOf(actor.role) === 'performer' ? actor.company?.id : performer;
  const clients = served === undefined || given ? [] : await clientsOf(served);
  const ofCustomer = (company: string): Source => ({ index: 'by-company', pk: customerStoresPartition(company) });
  return readScope(storeScope, actor, {
    sources: (list) => {
      if (given) return given.map((id) => ({ record: storeKey(id) }));
      switch (list.list) {
        case 'all':
          return clients.map(ofCustomer);
        case 'company':
          return [ofCustomer(list.company)];
        case 'performer':
          return clients.filter((id) => owner === undefined || id === owner).map(ofCustomer);
        case 'store':
          return [{ record: storeKey(list.store) }];
      }
    },
    subject: (entry) => ({ id: String(entry['id']), ...(entry['projection'] as StoreProjection) }),
    bound: { narrowBy: 'company_id' },
  });
};
