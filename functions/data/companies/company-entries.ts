import { collationKey } from '#shared/domain/collation-key.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import { partitions } from '../keys.ts';
import type { Searchable } from '../search-index.ts';
import { searchWrites } from '../search-index.ts';
import type { Write } from '../table.ts';

type Listed = {
  id: string;
  name: string;
  role: 'customer' | 'vendor';
  inn: string;
  address: string | null;
  created_at: string;
};

const columns = ['name', 'created_at'] as const;
export type CompanyColumn = (typeof columns)[number];

/** All companies, or those of one role. */
export const companyList = (role: Listed['role'] | null, column: CompanyColumn): string =>
  `companies#${role ?? ''}#${column}`;
export const companyLists = [null, 'customer', 'vendor'].flatMap((role) =>
  columns.map((column) => companyList(role as Listed['role'] | null, column)),
);
export const companyIndex = 'companies';
/** What a search filters and sorts by. */
export type FoundCompany = Pick<Listed, 'name' | 'role' | 'created_at'>;

/** The writes that keep the lists and the search in step with a company, for the transaction that writes it. */
export const listCompanyWrites = (before: Listed | undefined, after: Listed): Write[] => [
  ...entryWrites(entriesOf(before), entriesOf(after)),
  ...searchWrites(searchablesOf(before), searchablesOf(after)),
  ...directoryWrites(before, after),
];

/** What the directory of performers filters and sorts by. */
export type ListedPerformer = Pick<Listed, 'name' | 'address'>;

const directoryWrites = (before: Listed | undefined, { id, role, name, address }: Listed): Write[] => {
  const isUnchanged = before?.role === role && before.name === name && before.address === address;
  if (role !== 'vendor' || isUnchanged) return [];
  const projection: ListedPerformer = { name, address };
  return [{ part: 'directory', put: { pk: partitions.performers, sk: id, id, projection } }];
};

const entriesOf = (company: Listed | undefined): Entry[] => {
  if (!company) return [];
  const { id, name, role, created_at } = company;
  const keys = { name: collationKey(name), created_at };
  return [null, role].flatMap((of) =>
    columns.map((column) => ({ list: companyList(of, column), key: keys[column], id })),
  );
};

const searchablesOf = (company: Listed | undefined): Searchable[] => {
  if (!company) return [];
  const { id, name, role, inn, created_at } = company;
  const projection: FoundCompany = { name, role, created_at };
  return [{ index: companyIndex, id, name: searchWords(name), others: searchWords(inn), projection }];
};
