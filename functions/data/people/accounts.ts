import * as z from 'zod/mini';
import { id, idAndName, locale, role, version } from '#shared/contracts/fields.ts';
import { employment } from '#shared/contracts/people.ts';
import { personScope, type PersonSubject, type WaitingSubject } from '#shared/domain/people/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Actor, firstRole } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { loginKey, loginWrites, type NewLogin } from '../auth/logins.ts';
import { entity, type Migration } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import {
  atStoredVersion,
  get,
  getMany,
  ifNotExists,
  type Item,
  queryIndex,
  type StoredWrite,
  transact,
  type Write,
} from '../table.ts';
import { listAccountWrites, wordsOf } from './account-entries.ts';

export const ofAccount = part('account');
export const ofHeir = part('heir');

export const accountKey = recordKeyOf('ACCOUNT');
const loginAccountsPartition = (loginId: string) => `LOGIN#${loginId}`;
export const companyPeoplePartition = (companyId: string) => `COMPANY#${companyId}#PEOPLE`;
export const waitingPartition = 'WAITING';
export const companyWaitingPartition = (companyId: string) => `COMPANY#${companyId}#WAITING`;

/** The fields that every request needs of the acting account. Every cold start builds this schema, so it is small. */
const Acting = z.object({
  id,
  login_id: id,
  fio: z.string(),
  roles: z.array(role).check(z.minLength(1)),
  company: z.nullable(idAndName),
  store_ids: z.array(id),
  active: z.boolean(),
});
type Acting = z.infer<typeof Acting>;

/** One role in one company. A login may have several accounts. */
const Account = z.extend(Acting, {
  version,
  locale,
  /** ISO 3166-1 alpha-2, upper case. */
  country: z.nullable(z.string()),
  /** Spoken languages, ISO 639-1. */
  languages: z.array(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  photo: z.nullable(z.object({ id, at: z.string() })),
  bank_account: z.nullable(z.string()),
  /** The parts of the name, if they were written down (`namesOf`). */
  names: z.nullable(z.object({ first_name: z.string(), middle_name: z.string(), last_name: z.string() })),
  /** Further numbers at which the person is reached. */
  phone_numbers: z.array(z.string()),
  /** The last accepted version of the user agreement. */
  terms: z.nullable(z.object({ version, at: z.string() })),
  /** The request of a registered person: the role, and the company that they named if it exists. */
  waits: z.nullable(z.object({ role, company: z.nullable(idAndName), since: z.string() })),
  category_ids: z.array(id),
  contract: z.nullable(employment),
  personal_number: z.nullable(z.string()),
  /** Hundredths of a percent of the gross pay; null is `defaultDeduction`. */
  deduction: z.nullable(z.int()),
  created_at: z.string(),
});
export type Account = z.infer<typeof Account>;

const migrations: readonly Migration[] = [
  (old) => ({
    ...old,
    version: 1,
    country: null,
    languages: [],
    photo: null,
    bank_account: null,
    terms: null,
    waits: null,
  }),
  (old) => ({ ...old, personal_number: null, deduction: null }),
  (old) => ({ ...old, names: null, phone_numbers: [] }),
];
const accounts = entity('account', Account, migrations);
const acting = entity('account', Acting, migrations);

/**
 * The acting account: the requested one if it belongs to the login, otherwise the login's first. A closed account is
 * returned too, so that its person gets a clear message; it may not act. Also returns the login's item, which may have
 * ended its tokens.
 */
export const findActing = async (
  loginId: string,
  accountId: string | undefined,
): Promise<{ account: Acting | undefined; login: Item | undefined }> => {
  const [item, login] = await (accountId === undefined ? firstOf(loginId) : readNamedAccount(loginId, accountId));
  const account = item && acting.read(item);
  return { account: account?.login_id === loginId ? account : undefined, login };
};

const firstOf = async (loginId: string) => {
  const [items, login] = await Promise.all([accountItems(loginId), get(loginKey(loginId))]);
  return [items.find((item) => acting.read(item).active) ?? items[0], login] as const;
};
/** One call, because every request starts with it. */
const readNamedAccount = async (loginId: string, accountId: string) => {
  const found = await getMany([accountKey(accountId), loginKey(loginId)], true);
  const ofKind = (kind: string) => found.find((item) => item['kind'] === kind);
  return [ofKind('account'), ofKind('login')] as const;
};

/** What rules and queries depend on of an account that acts. */
export const actorOf = ({ id: accountId, login_id, fio, roles, company, store_ids }: Acting): Actor => ({
  id: accountId,
  login_id,
  fio,
  role: firstRole(roles),
  company,
  store_ids,
});

/** All active accounts of a login, oldest first. */
export const accountsOfLogin = async (loginId: string): Promise<Account[]> =>
  (await accountItems(loginId)).map(accounts.read).filter(({ active }) => active);

/**
 * The ids of a login's open accounts that the index contains, each checked in the main table. The index may miss a new
 * account.
 */
export const openAccountIds = async (loginId: string): Promise<string[]> =>
  (await openAccounts(loginId)).map(({ id }) => id);

/** The accounts of `openAccountIds` as the main table has them, oldest first. */
export const openAccounts = async (loginId: string): Promise<Account[]> => {
  const ids = (await accountItems(loginId)).map((item) => String(item['id']));
  const items = await getMany(ids.map(accountKey), true);
  return items.map(accounts.read).filter(({ active }) => active);
};

const accountItems = (loginId: string) => queryIndex('by-login', loginAccountsPartition(loginId));

/** By id, without an access check: the caller checks what the actor may see. */
export const getAccount = async (accountId: string): Promise<Account | undefined> => {
  const item = await get(accountKey(accountId));
  return item && accounts.read(item);
};

/** A person whom the actor may see. Throws not-found otherwise; `field` is the input field to blame, if any. */
export const getPerson = async (actor: Actor, accountId: string, field?: string): Promise<Account> => {
  const account = await getAccount(accountId);
  if (!account || !maySee(actor, account))
    throw new Problem('not-found', field ? { fields: { [field]: { key: 'not-found' } } } : {});
  return account;
};

/** Whether the account is in the lists of people that the actor reads. */
export const maySee = (actor: Actor, account: Account): boolean =>
  account.active && !account.waits && isInScope(personScope, actor, subjectOf(account));

export const subjectOf = (account: Account): FilteredPerson => {
  const { roles, company, store_ids, category_ids, country, languages } = account;
  return { roles, company_id: company?.id ?? null, store_ids, category_ids, country, languages };
};

/** The stored items of the given accounts, for callers that read each one apart with `readAccount`. */
export const storedAccounts = (ids: readonly string[]): Promise<Item[]> => getMany(ids.map(accountKey));
export const readAccount = (item: Item): Account => accounts.read(item);

/** The active ones of the given accounts. */
export const activeAccounts = async (ids: readonly string[]): Promise<Account[]> =>
  (await storedAccounts(ids)).map(readAccount).filter(({ active }) => active);

/** The writes of a new account. Write `loginWrites` or `countAccountWrite` with them. */
export const accountInsertionWrites = (account: Account): Write[] => [
  { part: ofAccount, put: accountItem(account), if: ifNotExists },
  ...listAccountWrites(undefined, account),
];

/**
 * Stores a login with its accounts. Throws ConditionFailed (part email, phone or login) if another login has the value.
 */
export const insertPerson = (login: NewLogin, accountsOf: readonly Account[]): Promise<void> =>
  transact([...loginWrites(login, accountsOf.length), ...accountsOf.flatMap(accountInsertionWrites)]);

/** A transaction's condition: the account is active and has the role, company and stores of the actor. */
export const sameScopeCheck = ({ id: accountId, role: first, company, store_ids }: Actor): Write => ({
  part: ofAccount,
  check: accountKey(accountId),
  if: {
    expression: 'active = :true AND #roles[0] = :role AND company = :company AND store_ids = :stores',
    names: { '#roles': 'roles' },
    values: { ':true': true, ':role': first, ':company': company, ':stores': store_ids },
  },
});

/** A transaction's condition: the account exists and is active. */
export const activeAccountCheck = (account: Pick<Account, 'id'>): Write => ({
  part: ofHeir,
  check: accountKey(account.id),
  if: { expression: 'active = :true', values: { ':true': true } },
});

/** A transaction's condition: the account is active and still has its role, which may change in place. */
export const successorCheck = ({ id: accountId, roles }: Pick<Account, 'id' | 'roles'>): Write => ({
  part: ofHeir,
  check: accountKey(accountId),
  if: {
    expression: 'active = :true AND #roles[0] = :role',
    names: { '#roles': 'roles' },
    values: { ':true': true, ':role': firstRole(roles) },
  },
});

/** A transaction's condition: the account is as it was read, or there is still none. */
export const unchangedAccountCheck = (accountId: string, account: Account | undefined): StoredWrite => {
  const check = accountKey(accountId);
  if (!account) return { part: ofAccount, check, if: { expression: 'attribute_not_exists(pk)' } };
  const { expression, names, values } = atStoredVersion(account.version);
  // A closed account that was removed may be opened again under its id, from version 1.
  const isSame = `(${expression}) AND created_at = :created`;
  return {
    part: ofAccount,
    check,
    if: { expression: isSame, names, values: { ...values, ':created': account.created_at } },
  };
};

/**
 * Counts an assignment of a shift to the account; fails as part `staff` if the account was closed. Closing an account
 * is conditional on the count read before its checks, so a concurrent assignment makes the closing fail.
 */
export const countAssignmentWrite = (accountId: string): Write => ({
  part: 'staff',
  update: accountKey(accountId),
  set: 'ADD assigned :one',
  values: { ':one': 1 },
  if: { expression: 'active = :true', values: { ':true': true } },
});

/** The number of assignments since the account was last saved, for `closeAccountWrite`. */
export const timesAssigned = async (accountId: string): Promise<number> =>
  Number((await get(accountKey(accountId)))?.['assigned'] ?? 0);

/** The version of `after` must be that of `before` plus one; otherwise part `account` fails. */
export const accountChangeWrites = ({ before, after }: { before: Account; after: Account }): Write[] => [
  { part: ofAccount, put: accountItem(after), if: atStoredVersion(after.version - 1) },
  ...listAccountWrites(before, after),
];

/** Reopens a closed account. Its version must be the stored version plus one. */
export const accountReopeningWrites = (account: Account): Write[] => {
  const { expression, names, values } = atStoredVersion(account.version - 1);
  return [
    {
      part: ofAccount,
      put: accountItem(account),
      if: { expression: `(${expression}) AND active = :false`, names, values: { ...values, ':false': false } },
    },
    ...listAccountWrites(undefined, account),
  ];
};

/**
 * Removes a closed account. If the law requires its hours to be kept, the item stays without personal data and outside
 * all lists.
 */
export const closeAccountWrites = (account: Account, hoursAreKept: boolean, assigned: number): Write[] => [
  hoursAreKept
    ? {
        part: ofAccount,
        put: { ...accountKey(account.id), ...accounts.store(withoutPerson(account)) },
        if: unassigned(account.version, assigned),
      }
    : { part: ofAccount, remove: accountKey(account.id), if: unassigned(account.version, assigned) },
  ...listAccountWrites(account, undefined),
];

const unassigned = (version: number, assigned: number) => {
  const { expression, names, values } = atStoredVersion(version);
  const same = assigned === 0 ? 'attribute_not_exists(assigned)' : 'assigned = :assigned';
  return {
    expression: `(${expression}) AND ${same}`,
    names,
    values: { ...values, ...(assigned > 0 && { ':assigned': assigned }) },
  };
};

const withoutPerson = (account: Account): Account => ({
  ...account,
  version: account.version + 1,
  fio: '',
  names: null,
  email: null,
  phone: null,
  phone_numbers: [],
  photo: null,
  country: null,
  languages: [],
  bank_account: null,
  personal_number: null,
  waits: null,
  active: false,
});

/** What scopes and filters of people depend on. */
export type FilteredPerson = PersonSubject & { category_ids: string[]; country?: string | null; languages?: string[] };

/** What bounded lists of people filter and sort by. */
export type PersonProjection = FilteredPerson & {
  name: string;
  created_at: string;
  /** By which a search finds the person. */
  words: string[];
  /** For a waiting person: the requested role and company. */
  asks?: WaitingSubject;
};

/** The account's item. Write it with `listAccountWrites`. */
const accountItem = (account: Account) => {
  const { company, waits } = account;
  const sortKey = waits ? `${waits.since}#${account.id}` : `${account.fio}#${account.id}`;
  const people = company && companyPeoplePartition(company.id);
  const waiting = waits?.company && companyWaitingPartition(waits.company.id);
  const among = waits ? waiting : people;
  const projection: PersonProjection = {
    ...subjectOf(account),
    name: account.fio,
    created_at: account.created_at,
    words: wordsOf(account),
    ...(waits && { asks: { role: waits.role, company_id: waits.company?.id ?? null } }),
  };
  return {
    ...accountKey(account.id),
    ...accounts.store(account),
    projection,
    login_pk: loginAccountsPartition(account.login_id),
    login_sk: `${account.created_at}#${account.id}`,
    ...(waits && { all_pk: waitingPartition, all_sk: sortKey }),
    ...(among && { company_pk: among, company_sk: sortKey }),
  };
};
