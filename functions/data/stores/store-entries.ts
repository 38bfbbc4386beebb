import { collationKey } from '#shared/domain/collation-key.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import type { Searchable } from '../search-index.ts';
import { searchWrites } from '../search-index.ts';
import type { Write } from '../table.ts';

type Listed = { id: string; company: { id: string }; name: string; address: string };

const columns = ['name', 'address'] as const;
export type StoreColumn = (typeof columns)[number];

/** The stores of a customer, or of all customers. */
export const storeList = (companyId: string | null, column: StoreColumn): string =>
  `stores#${companyId ?? ''}#${column}`;

/** Every list of the stores of a customer, or of all customers. */
export const storeLists = (companyId: string | null): string[] => columns.map((column) => storeList(companyId, column));

/** Stores are searched by the words of their name or of their address. */
export const storeIndex = (companyId: string | null, column: StoreColumn): string => storeList(companyId, column);
/** What a search filters and sorts by. */
export type FoundStore = { name: string; address: string };

/** The writes that keep the lists and the search in step with a store, for the transaction that writes it. */
export const listStoreWrites = (before: Listed | undefined, after: Listed): Write[] => [
  ...entryWrites(entriesOf(before), entriesOf(after)),
  ...searchWrites(searchablesOf(before), searchablesOf(after)),
];

const listsOf = (store: Listed) =>
  [null, store.company.id].flatMap((companyId) => columns.map((column) => ({ companyId, column })));

const entriesOf = (store: Listed | undefined): Entry[] =>
  store
    ? listsOf(store).map(({ companyId, column }) => ({
        list: storeList(companyId, column),
        key: collationKey(store[column]),
        id: store.id,
      }))
    : [];

const searchablesOf = (store: Listed | undefined): Searchable[] =>
  store
    ? listsOf(store).map(({ companyId, column }) => ({
        index: storeIndex(companyId, column),
        id: store.id,
        name: searchWords(store[column]),
        projection: { name: store.name, address: store.address } satisfies FoundStore,
      }))
    : [];
