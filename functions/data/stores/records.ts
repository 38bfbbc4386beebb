import type { CountedLists, Listed } from '../records.ts';
import { listStoreWrites, storeLists } from './store-entries.ts';
import { readStore, storeKey } from './stores.ts';

export const listed = {
  stores: { record: storeKey, writes: (item) => listStoreWrites(undefined, readStore(item)) },
} satisfies Listed;

export const countedLists: CountedLists = (company) => storeLists(company?.id ?? null);
