import * as z from 'zod/mini';
import { id, idAndName, nullsOf } from '#shared/contracts/fields.ts';
import { Location, Schedule } from '#shared/contracts/stores.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { storeScope, type StoreSubject } from '#shared/domain/stores/scope.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, getMany, ifNotExists, type Item, transact, type Write } from '../table.ts';
import { storeCodeRemovalWrite } from './store-code.ts';
import { type FoundStore, foundStoreOf, listStoreWrites } from './store-entries.ts';
import { readStoreTies, storeTieWrite } from './store-ties.ts';
import { firstScheduleOf, hoursBefore } from './stored-hours.ts';

export const ofStore = part('store');

export const storeKey = recordKeyOf('STORE');
export const customerStoresPartition = (companyId: string) => `CUSTOMER#${companyId}#STORES`;

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
  schedule: Schedule,
  pickup: z.boolean(),
  delivery_warehouse: z.boolean(),
  vendors: z.array(idAndName),
  /** Nothing can be ordered for an inactive store. */
  active: z.boolean(),
});
export type Store = z.infer<typeof Store>;
/** What nobody has said about a new store. */
export const emptyStore = nullsOf(Store);

const stores = entity('store', Store, [
  (old) => ({ ...old, schedule: firstScheduleOf(old['working_time']) }),
  (old) => ({ ...old, active: true }),
]);

/** Throws not-found if it does not exist or is out of the actor's reach; `field` is the input field to blame. */
export const getStore = async (actor: Actor, storeId: string, field?: string): Promise<Store> => {
  const store = await findStore(storeId);
  if (!store || !reaches(actor, store))
    throw new Problem('not-found', field ? { fields: { [field]: { key: 'not-found' } } } : {});
  return store;
};

/**
 * Stores to give to a person or an invitation, and the condition that no store of the company is deleted meanwhile (part
 * `ofStoreTies`). Without `companyId` it is the company of the first store; the caller refuses stores of other companies.
 * Throws not-found as `getStore` does.
 */
export const getStoresToGive = async (
  actor: Actor,
  storeIds: readonly string[],
  { companyId, field }: { companyId: string | undefined; field?: string },
): Promise<{ stores: Store[]; conditions: Write[] }> => {
  const [first] = storeIds;
  if (first === undefined) return { stores: [], conditions: [] };
  const company = companyId ?? (await getStore(actor, first, field)).company.id;
  const ties = await readStoreTies(company);
  const stores = await Promise.all(storeIds.map((id) => getStore(actor, id, field)));
  return { stores, conditions: [storeTieWrite(company, ties)] };
};

/** By id, without an access check: the caller returns public fields only. */
export const findStore = async (storeId: string): Promise<Store | undefined> => {
  const item = await get(storeKey(storeId));
  return item && stores.read(item);
};

/** The existing ones of the given stores, without an access check. */
export const storesById = async (ids: readonly string[]): Promise<Store[]> =>
  (await getMany(ids.map(storeKey), true)).map(readStore);

export const reaches = (actor: Actor, store: Store): boolean => isInScope(storeScope, actor, subjectOf(store));

const subjectOf = ({ id, company, vendors }: Store): StoreSubject => ({
  id,
  company_id: company.id,
  vendor_ids: vendors.map((vendor) => vendor.id),
});

/** Stores a new store outside a request, so without a limit. */
export const insertStore = (store: Store): Promise<void> => transact(storeWrites(undefined, store));

/** The writes that delete a store as it was read; part `store` fails if it has changed since. */
export const storeRemovalWrites = (store: Store): Write[] => [
  { part: ofStore, remove: storeKey(store.id), if: atVersion(store.version) },
  storeCodeRemovalWrite(store.id),
  ...listStoreWrites(store, undefined),
];

/** For a decision on a store, in its transaction: part `store` fails if the store has changed since it was read. */
export const unchangedStoreCheck = ({ id: storeId, version }: Pick<Store, 'id' | 'version'>): Write => ({
  part: ofStore,
  check: storeKey(storeId),
  if: atVersion(version),
});

/** What bounded lists of stores filter and sort by. */
export type StoreProjection = Omit<StoreSubject, 'id'> & FoundStore;

/** The writes of a new store, or of a changed one, whose version is one more; otherwise part `store` fails. */
export const storeWrites = (before: Store | undefined, after: Store): Write[] => [
  { part: ofStore, put: storeItem(after), if: before ? atVersion(after.version - 1) : ifNotExists },
  ...listStoreWrites(before, after),
];

/** One item regardless of the number of performers, who find it through its customer. */
const storeItem = (store: Store) => {
  const { company_id, vendor_ids } = subjectOf(store);
  const projection: StoreProjection = { ...foundStoreOf(store), company_id, vendor_ids };
  return {
    ...storeKey(store.id),
    ...stores.store(store),
    /** Read by functions of the previous release, during a rollout. */
    working_time: hoursBefore(store.schedule),
    projection,
    company_pk: customerStoresPartition(store.company.id),
    company_sk: `${store.name}#${store.id}`,
  };
};

export const readStore = (item: Item): Store => stores.read(item);
