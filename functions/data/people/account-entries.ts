import { collationKey } from '#shared/domain/collation-key.ts';
import { roles } from '#shared/domain/roles.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import type { Key } from '../keys.ts';
import { type Searchable, searchWrites } from '../search-index.ts';
import type { StoredWrite, Write } from '../table.ts';

/** A performer's workers with a specialty. */
export const specialtyWorkersPartition = (companyId: string, specialtyId: string) => `W#${companyId}#${specialtyId}`;

/** The fields of an account that decide where it is listed and found. */
export type Listed = {
  id: string;
  fio: string;
  roles: readonly string[];
  company: { id: string } | null;
  email: string | null;
  phone: string | null;
  category_ids: readonly string[];
  active: boolean;
  /** Waiting people have lists of their own. */
  waits: object | null;
  created_at: string;
};

const peopleColumns = ['fio', 'created_at'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

/** The people of a company, or of all companies, in all roles or one of them. */
export const peopleList = (companyId: string | null, role: string | null, column: PeopleColumn): string =>
  `people#${companyId ?? ''}#${role ?? ''}#${column}`;

/** Every list of the people of a company, or of all companies. */
export const peopleLists = (companyId: string | null): string[] =>
  [null, ...roles].flatMap((role) => peopleColumns.map((column) => peopleList(companyId, role, column)));

export const peopleIndex = (companyId: string | null): string => `people#${companyId ?? ''}`;
/** What a search filters and sorts by. */
export type FoundPerson = { name: string; roles: readonly string[]; created_at: string };

/** The writes that keep the lists and the search in step with an account, for the transaction that writes it. */
export const listAccountWrites = (before: Listed | undefined, after: Listed | undefined): Write[] => [
  ...entryWrites(entriesOf(before), entriesOf(after)),
  ...searchWrites(searchablesOf(before), searchablesOf(after)),
  ...workerWrites(workerKeysOf(before), workerKeysOf(after)),
];

export const isListed = (account: Listed | undefined): account is Listed => Boolean(account?.active && !account.waits);
const tenantsOf = ({ company }: Listed) => [null, ...(company ? [company.id] : [])];

const entriesOf = (account: Listed | undefined): Entry[] => {
  if (!isListed(account)) return [];
  const { id, fio, created_at, roles } = account;
  const keys = { fio: collationKey(fio), created_at };
  return tenantsOf(account).flatMap((companyId) =>
    [null, ...roles].flatMap((role) =>
      peopleColumns.map((column) => ({ list: peopleList(companyId, role, column), key: keys[column], id })),
    ),
  );
};

/** Of an e-mail, so many words before the @. */
const maxEmailWords = 4;
/** Digits of a Czech number without its country code. */
const nationalDigits = 9;

const searchablesOf = (account: Listed | undefined): Searchable[] => {
  if (!isListed(account)) return [];
  const { id, fio, roles, created_at } = account;
  const projection: FoundPerson = { name: fio, roles, created_at };
  const words = { name: searchWords(fio), others: contactWords(account) };
  return tenantsOf(account).map((companyId) => ({ index: peopleIndex(companyId), id, ...words, projection }));
};

const contactWords = ({ email, phone }: Pick<Listed, 'email' | 'phone'>): string[] => {
  const digits = phone?.replaceAll(/\D/g, '');
  return [
    ...searchWords(email?.split('@')[0] ?? '').slice(0, maxEmailWords),
    ...(digits ? [digits, digits.slice(-nationalDigits)] : []),
  ];
};

/** All words by which the person is found. */
export const wordsOf = (account: Pick<Listed, 'fio' | 'email' | 'phone'>): string[] => [
  ...searchWords(account.fio),
  ...contactWords(account),
];

/** A performer's workers by specialty. */
const workerKeysOf = (account: Listed | undefined): Key[] => {
  if (!isListed(account) || !account.company || !account.roles.includes('ROLE_VENDOR_STAFF')) return [];
  const { id, company, category_ids } = account;
  return category_ids.map((specialtyId) => ({ pk: specialtyWorkersPartition(company.id, specialtyId), sk: id }));
};

const workerWrites = (before: readonly Key[], after: readonly Key[]): StoredWrite[] => {
  const without = (keys: readonly Key[], others: readonly Key[]) =>
    keys.filter(({ pk }) => !others.some((other) => other.pk === pk));
  return [
    ...without(before, after).map((remove) => ({ part: 'worker-entry', remove })),
    ...without(after, before).map((put) => ({ part: 'worker-entry', put })),
  ];
};
