import { collationKey } from '#shared/domain/collation-key.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import type { Key } from '../keys.ts';
import { type Searchable, searchWrites } from '../search-index.ts';
import type { Write } from '../table.ts';

/** All performers, with what a search of the directory compares. */
export const performersPartition = 'D#PERFORMERS';
export const directoryEntriesPartition = 'DIRECTORY_ENTRIES';
/** What a performer says about itself in the directory, beside those of the others. */
export const directoryEntryKey = (vendorId: string): Key => ({ pk: directoryEntriesPartition, sk: vendorId });

type Listed = {
  id: string;
  name: string;
  role: 'customer' | 'vendor';
  inn: string;
  address: string | null;
  created_at: string;
  active: boolean;
};

const columns = ['name', 'created_at'] as const;
export type CompanyColumn = (typeof columns)[number];

/** All companies, or those of one role; `which`: only the inactive ones. */
export const companyList = (
  role: Listed['role'] | null,
  column: CompanyColumn,
  which: 'all' | 'inactive' = 'all',
): string => `${which === 'all' ? 'companies' : 'inactive-companies'}#${role ?? ''}#${column}`;
export const companyLists = ([null, 'customer', 'vendor'] as const).flatMap((role) =>
  columns.flatMap((column) => [companyList(role, column), companyList(role, column, 'inactive')]),
);
export const companyIndex = 'companies';
/** What a search filters and sorts by. */
export type FoundCompany = Pick<Listed, 'name' | 'role' | 'created_at'> & { active?: false };

/** The writes that keep the lists and the search in step with a company, for the transaction that writes it. */
export const listCompanyWrites = (before: Listed | undefined, after: Listed | undefined): Write[] => [
  ...entryWrites(entriesOf(before), entriesOf(after)),
  ...searchWrites(searchablesOf(before), searchablesOf(after)),
  ...directoryWrites(before, after),
];

/** What the directory of performers filters and sorts by. */
export type ListedPerformer = Pick<Listed, 'name' | 'address'>;

/** Customers find active performers only. */
const directoryWrites = (before: Listed | undefined, after: Listed | undefined): Write[] => {
  const [old, next] = [performerIn(before), performerIn(after)];
  if (JSON.stringify(old) === JSON.stringify(next)) return [];
  if (next) return [{ part: 'directory', put: next }];
  return old ? [{ part: 'directory', remove: { pk: old.pk, sk: old.sk } }] : [];
};

const performerIn = (company: Listed | undefined) => {
  if (company?.role !== 'vendor' || !company.active) return undefined;
  const { id, name, address } = company;
  return { pk: performersPartition, sk: id, id, projection: { name, address } satisfies ListedPerformer };
};

const entriesOf = (company: Listed | undefined): Entry[] => {
  if (!company) return [];
  const { id, name, role, created_at, active } = company;
  const keys = { name: collationKey(name), created_at };
  const lists = active ? (['all'] as const) : (['all', 'inactive'] as const);
  return [null, role].flatMap((of) =>
    columns.flatMap((column) =>
      lists.map((which) => ({ list: companyList(of, column, which), key: keys[column], id })),
    ),
  );
};

const searchablesOf = (company: Listed | undefined): Searchable[] => {
  if (!company) return [];
  const { id, name, role, inn, created_at, active } = company;
  const projection: FoundCompany = { name, role, created_at, ...(!active && { active: false }) };
  return [{ index: companyIndex, id, name: searchWords(name), others: searchWords(inn), projection }];
};
