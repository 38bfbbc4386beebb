import { entryWrites } from '../counted/entry-writes.ts';
import { idOf, listEntriesPartition } from '../counted/nodes.ts';
import type { CountedLists, Listed, Readers } from '../records.ts';
import { specialtyNames } from '../specialties/specialties.ts';
import { storeList } from '../stores/store-entries.ts';
import { queryTable } from '../table.ts';
import { listAccountWrites, peopleLists } from './account-entries.ts';
import { accountKey, readAccount } from './accounts.ts';
import { filterEntriesOf, filterLists } from './filter-entries.ts';

export const readers = { account: readAccount } satisfies Readers;

export const listed = {
  people: {
    record: accountKey,
    writes: (item) => {
      const account = readAccount(item);
      return [...listAccountWrites(undefined, account), ...entryWrites([], filterEntriesOf(account))];
    },
  },
} satisfies Listed;

/** A performer's workers have specialties, a customer's managers have stores. */
export const countedLists: CountedLists = async (company) => {
  if (!company) return peopleLists(null);
  const filtered =
    company.role === 'vendor'
      ? filterLists(company.id, 'specialty', [...(await specialtyNames()).keys()])
      : filterLists(company.id, 'store', await storeIdsOf(company.id));
  return [...peopleLists(company.id), ...filtered];
};

const storeIdsOf = async (companyId: string): Promise<string[]> => {
  const stores = [true, false].map((active) => listEntriesPartition(storeList(companyId, 'name', active)));
  const entries = await Promise.all(stores.map((list) => queryTable(list)));
  return entries.flat().map(({ sk }) => idOf(String(sk)));
};
