import * as z from 'zod/mini';
import { id, idAndName } from '#shared/contracts/fields.ts';
import { Location, WorkingTime } from '#shared/contracts/stores.ts';
import { includesFolded } from '#shared/domain/fold-text.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { clientsOf } from './companies.ts';
import { entity } from './entity.ts';
import { keys, partitions } from './keys.ts';
import type { Paging } from './list.ts';
import { pageOf } from './list.ts';
import type { Item, Write } from './table.ts';
import { ifNotExists, atVersion, get, getMany, queryIndex, mapConditionFailedTo, transact } from './table.ts';

/** A customer's site. `vendors` are the performers that serve it. */
const Store = z.object({
  id,
  version: z.int(),
  company: idAndName,
  name: z.string(),
  address: z.string(),
  location: z.nullable(Location),
  phone: z.nullable(z.string()),
  sales_area_m2: z.nullable(z.int()),
  time_zone: z.string(),
  working_time: WorkingTime,
  pickup: z.boolean(),
  delivery_warehouse: z.boolean(),
  vendors: z.array(idAndName),
});
export type Store = z.infer<typeof Store>;

const stores = entity('store', Store);

/** Throws not-found if it does not exist or is out of the actor's reach; `field` is the input field to blame. */
export const getStore = async (actor: Actor, storeId: string, field?: string): Promise<Store> => {
  const store = await findStore(storeId);
  if (!store || !reaches(actor, store))
    throw new Problem('not-found', field ? { fields: { [field]: { key: 'not-found' } } } : {});
  return store;
};

/** By id, without an access check: the caller returns public fields only. */
export const findStore = async (storeId: string): Promise<Store | undefined> => {
  const item = await get(keys.store(storeId));
  return item && stores.read(item);
};

const reaches = (actor: Actor, store: Store): boolean => {
  switch (actor.role) {
    case 'ROLE_ADMIN':
    case 'ROLE_MANAGER':
      return true;
    case 'ROLE_VENDOR':
      return store.vendors.some((vendor) => vendor.id === actor.company?.id);
    case 'ROLE_BUYER':
      return store.company.id === actor.company?.id;
    case 'ROLE_BUYER_MANAGER':
    case 'ROLE_STORE_MANAGER':
      return store.company.id === actor.company?.id && actor.store_ids.includes(store.id);
    case 'ROLE_VENDOR_STAFF':
    case 'ROLE_USER':
      return false;
  }
};

type Projection = { name: string; address: string; company_id: string; vendor_ids: readonly string[] };
type Filter = Paging & { company_id?: string | undefined; name?: string | undefined; address?: string | undefined };

/** One page of the stores that the actor reaches, by name in Czech order. */
export const listStores = async (actor: Actor, filter: Filter) =>
  pageOf<Projection, Store>({
    entries: await entriesFor(actor),
    paging: filter,
    sort: { by: ({ name }) => name, language: 'cs' },
    keep: (projection) =>
      (!filter.company_id || projection.company_id === filter.company_id) &&
      (!filter.name || includesFolded(projection.name, filter.name)) &&
      (!filter.address || includesFolded(projection.address, filter.address)),
    key: keys.store,
    read: stores.read,
  });

const entriesFor = async (actor: Actor): Promise<Item[]> => {
  switch (sideOf(actor.role)) {
    case 'platform':
      return queryIndex('all', partitions.all('STORES'));
    case 'performer':
      return storesServedBy(actor.company?.id ?? '');
    case 'customer':
      return actor.role === 'ROLE_BUYER'
        ? queryIndex('by-company', partitions.customerStores(actor.company?.id ?? ''))
        : (await getMany(actor.store_ids.map(keys.store))).filter(
            (item) => (item['projection'] as Projection).company_id === actor.company?.id,
          );
    case 'worker':
    case null:
      return [];
  }
};

const storesServedBy = async (vendorId: string): Promise<Item[]> => {
  const clients = await clientsOf(vendorId);
  const entries = await Promise.all(clients.map((id) => queryIndex('by-company', partitions.customerStores(id))));
  return entries.flat().filter((entry) => (entry['projection'] as Projection).vendor_ids.includes(vendorId));
};

/** Writes a new store together with other writes of the transaction. */
export const insertStore = (store: Store, otherWrites: readonly Write[] = []): Promise<void> =>
  transact([storeWrite(store, ifNotExists), ...otherWrites]);

/** Replaces a store. Its version must be the stored version plus one; throws changed otherwise. */
export const replaceStore = async (store: Store, otherWrites: readonly Write[] = []): Promise<void> => {
  await transact([storeWrite(store, atVersion(store.version - 1)), ...otherWrites]).catch(
    mapConditionFailedTo('changed'),
  );
};

/** One item regardless of the number of performers, who find it through its customer. */
export const storeWrite = (store: Store, condition?: Write['if']): Write => {
  const projection: Projection = {
    name: store.name,
    address: store.address,
    company_id: store.company.id,
    vendor_ids: store.vendors.map((vendor) => vendor.id),
  };
  const order = `${store.name}#${store.id}`;
  return {
    part: 'store',
    put: {
      ...keys.store(store.id),
      ...stores.store(store),
      projection,
      company_pk: partitions.customerStores(store.company.id),
      company_sk: order,
      all_pk: partitions.all('STORES'),
      all_sk: order,
    },
    if: condition,
  };
};
