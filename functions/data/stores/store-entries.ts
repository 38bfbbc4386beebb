import { collationKey } from '#shared/domain/collation-key.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import { type Searchable, searchWrites } from '../search-index.ts';
import type { Write } from '../table.ts';

type Listed = { id: string; company: { id: string }; name: string; address: string; active: boolean };

const columns = ['name', 'address'] as const;
export type StoreColumn = (typeof columns)[number];

/** The active stores of a customer, or of all customers, or the inactive ones. */
export const storeList = (companyId: string | null, column: StoreColumn, active = true): string =>
  `${active ? 'stores' : 'inactive-stores'}#${companyId ?? ''}#${column}`;

/** Every list of the stores of a customer, or of all customers. */
export const storeLists = (companyId: string | null): string[] =>
  [true, false].flatMap((active) => columns.map((column) => storeList(companyId, column, active)));

/** Stores are searched by the words of their name or of their address. */
export const storeIndex = (companyId: string | null, column: StoreColumn): string => storeList(companyId, column);
/** What a search filters and sorts by. */
export type FoundStore = { name: string; address: string; active?: false };

/** Of an active store as earlier releases wrote it. */
export const foundStoreOf = ({ name, address, active }: Listed): FoundStore => ({
  name,
  address,
  ...(!active && { active: false }),
});

/** The writes that keep the lists and the search in step with a store, for the transaction that writes it. */
export const listStoreWrites = (before: Listed | undefined, after: Listed | undefined): Write[] => [
  ...entryWrites(entriesOf(before), entriesOf(after)),
  ...searchWrites(searchablesOf(before), searchablesOf(after)),
];

const listsOf = (store: Listed) =>
  [null, store.company.id].flatMap((companyId) => columns.map((column) => ({ companyId, column })));

const entriesOf = (store: Listed | undefined): Entry[] =>
  store
    ? listsOf(store).map(({ companyId, column }) => ({
        list: storeList(companyId, column, store.active),
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
        projection: foundStoreOf(store),
      }))
    : [];
