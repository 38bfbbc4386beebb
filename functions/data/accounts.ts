import * as z from 'zod/mini';
import { id, locale, idAndName, role, version } from '#shared/contracts/fields.ts';
import { employment } from '#shared/contracts/people.ts';
import { includesFolded } from '#shared/domain/fold-text.ts';
import { grantableRoles } from '#shared/domain/people/role-grants.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import { sideOf } from '#shared/domain/roles.ts';
import type { Migration } from './entity.ts';
import { entity } from './entity.ts';
import { keys, partitions } from './keys.ts';
import type { Paging } from './list.ts';
import { pageOf } from './list.ts';
import type { NewLogin } from './logins.ts';
import { loginWrites } from './logins.ts';
import type { Item, Write } from './table.ts';
import { ifNotExists, atVersion, get, getMany, queryIndex, mapConditionFailedTo, transact } from './table.ts';

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
  /** Balance in haléř. */
  bonus: z.int(),
  /** The last accepted version of the user agreement. */
  terms: z.nullable(z.object({ version, at: z.string() })),
  /** The request of a registered person: the role, and the company that they named if it exists. */
  waits: z.nullable(z.object({ role, company: z.nullable(idAndName), since: z.string() })),
  category_ids: z.array(id),
  contract: z.nullable(employment),
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
    bonus: 0,
    terms: null,
    waits: null,
  }),
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
  const [items, login] = await Promise.all([accountItems(loginId), get(keys.login(loginId))]);
  return [items.find((item) => acting.read(item).active) ?? items[0], login] as const;
};
/** One call, because every request starts with it. */
const readNamedAccount = async (loginId: string, accountId: string) => {
  const found = await getMany([keys.account(accountId), keys.login(loginId)], true);
  const ofKind = (kind: string) => found.find((item) => item['kind'] === kind);
  return [ofKind('account'), ofKind('login')] as const;
};

/** All active accounts of a login, oldest first. */
export const accountsOfLogin = async (loginId: string): Promise<Account[]> =>
  (await accountItems(loginId)).map(accounts.read).filter(({ active }) => active);

/**
 * The ids of a login's open accounts that the index contains, each checked in the main table. The index may miss a new
 * account.
 */
export const openAccountIds = async (loginId: string): Promise<string[]> => {
  const ids = (await accountItems(loginId)).map((item) => String(item['id']));
  const items = await getMany(ids.map(keys.account), true);
  return items.map(accounts.read).flatMap(({ id, active }) => (active ? [id] : []));
};

const accountItems = (loginId: string) => queryIndex('by-login', partitions.loginAccounts(loginId));

/** By id, without an access check: the caller checks what the actor may see. */
export const getAccount = async (accountId: string): Promise<Account | undefined> => {
  const item = await get(keys.account(accountId));
  return item && accounts.read(item);
};

type Projection = {
  name: string;
  login_id: string;
  roles: string[];
  company_id: string | null;
  category_ids: string[];
  store_ids: string[];
  /** For a waiting person: the requested role. */
  asks?: Role;
};
type Filter = Paging & {
  roles?: string[] | undefined;
  categories?: string[] | undefined;
  company_id?: string | undefined;
  store_id?: string | undefined;
  name?: string | undefined;
};

/**
 * docs/rules.md, "people": the platform's admin sees everyone; a vendor its workers and managers, a buyer its buyer and
 * store managers.
 */
const visibleRoles: Partial<Record<Actor['role'], readonly string[]>> = {
  ROLE_MANAGER: ['ROLE_STORE_MANAGER'],
  ROLE_BUYER_MANAGER: ['ROLE_STORE_MANAGER'],
};

/** A person whom the actor may see. Throws not-found otherwise; `field` is the input field to blame. */
export const getPerson = async (actor: Actor, accountId: string, field: string): Promise<Account> => {
  const account = await getAccount(accountId);
  if (!account?.active || !sees(actor, account))
    throw new Problem('not-found', { fields: { [field]: { key: 'not-found' } } });
  return account;
};

const sees = (actor: Actor, { company, roles, store_ids }: Account): boolean => {
  const allowed = visibleRoles[actor.role];
  const everyone = sideOf(actor.role) === 'platform';
  return (
    (everyone || (company !== null && company.id === actor.company?.id)) &&
    (!allowed || roles.some((each) => allowed.includes(each))) &&
    (actor.role !== 'ROLE_BUYER_MANAGER' || store_ids.some((store) => actor.store_ids.includes(store)))
  );
};

/** Everyone for the platform, the people of their company for other roles. */
const peopleFor = (actor: Actor): Promise<Item[]> =>
  sideOf(actor.role) === 'platform'
    ? queryIndex('all', partitions.all('PEOPLE'))
    : queryIndex('by-company', partitions.companyPeople(actor.company?.id ?? ''));

/** One page of the people whom the actor may see, by name in Czech order. */
export const listAccounts = async (actor: Actor, filter: Filter) => {
  const entries = await peopleFor(actor);
  const allowed = visibleRoles[actor.role];
  const ownStores = new Set(actor.store_ids);
  return pageOf<Projection, Account>({
    entries,
    paging: filter,
    sort: { by: ({ name }) => name, language: 'cs' },
    keep: (projection) =>
      (!allowed || projection.roles.some((each) => allowed.includes(each))) &&
      (actor.role !== 'ROLE_BUYER_MANAGER' || projection.store_ids.some((store) => ownStores.has(store))) &&
      (!filter.roles || projection.roles.some((each) => filter.roles?.includes(each))) &&
      (!filter.categories || projection.category_ids.some((each) => filter.categories?.includes(each))) &&
      (!filter.company_id || projection.company_id === filter.company_id) &&
      (!filter.store_id || projection.store_ids.includes(filter.store_id)) &&
      (!filter.name || includesFolded(projection.name, filter.name)),
    key: keys.account,
    read: accounts.read,
  });
};

/**
 * One page of the waiting people whom the actor may admit: all of them for an admin, those who named its company for a
 * buyer.
 */
export const listWaiting = async (
  actor: Actor,
  filter: Paging & { roles?: string[] | undefined; name?: string | undefined },
) =>
  pageOf<Projection, Account>({
    entries:
      actor.role === 'ROLE_ADMIN'
        ? await queryIndex('all', partitions.all('WAITING'))
        : await queryIndex('by-company', partitions.companyWaiting(actor.company?.id ?? '')),
    paging: filter,
    keep: ({ name, asks }) =>
      asks !== undefined &&
      grantableRoles(actor.role).includes(asks) &&
      (!filter.roles || filter.roles.includes(asks)) &&
      (!filter.name || includesFolded(name, filter.name)),
    key: keys.account,
    read: accounts.read,
  });

/** The workers of a performer, or of all performers for the platform; inactive ones included. */
export const workersFor = async (
  actor: Actor,
): Promise<{ id: string; login_id: string; company_id: string | null }[]> =>
  (await peopleFor(actor))
    .map((entry) => ({ id: String(entry['id']), ...(entry['projection'] as Projection) }))
    .filter(({ roles }) => roles.includes('ROLE_VENDOR_STAFF'));

/** The stored items of the given accounts, for callers that read each one apart with `readAccount`. */
export const storedAccounts = (ids: readonly string[]): Promise<Item[]> => getMany(ids.map(keys.account));
export const readAccount = (item: Item): Account => accounts.read(item);

/** The active ones of the given accounts. */
export const activeAccounts = async (ids: readonly string[]): Promise<Account[]> =>
  (await storedAccounts(ids)).map(readAccount).filter(({ active }) => active);

/** The write of a new account. Write `loginWrites` or `accountCounted` with it. */
export const accountInserted = (account: Account): Write => ({
  part: 'account',
  put: accountItem(account),
  if: ifNotExists,
});

/** Stores a login with its accounts. Throws ConditionFailed (part email, phone or login) if another login has the value. */
export const insertPerson = (login: NewLogin, accountsOf: readonly Account[]): Promise<void> =>
  transact([...loginWrites(login, accountsOf.length), ...accountsOf.map(accountInserted)]);

/** The active accounts with a role, of one company if given. */
export const listActiveAccountsByRole = async (role: Role, companyId: string | null): Promise<Account[]> => {
  const entries = companyId
    ? await queryIndex('by-company', partitions.companyPeople(companyId))
    : await queryIndex('all', partitions.all('PEOPLE'));
  const inRole = entries.filter((entry) => (entry['projection'] as Projection).roles[0] === role);
  return activeAccounts(inRole.map((entry) => String(entry['id'])));
};

/** A transaction's condition: the account exists and is active. */
export const requireActive = (account: Account): Write => ({
  part: 'heir',
  check: keys.account(account.id),
  if: { expression: 'active = :true', values: { ':true': true } },
});

/**
 * Counts an assignment of a shift to the account; fails as part `staff` if the account was closed. Closing an account
 * is conditional on the count read before its checks, so a concurrent assignment makes the closing fail.
 */
export const countAssignmentWrite = (accountId: string): Write => ({
  part: 'staff',
  update: keys.account(accountId),
  set: 'ADD assigned :one',
  values: { ':one': 1 },
  if: { expression: 'active = :true', values: { ':true': true } },
});

/** The number of assignments since the account was last saved, for `closeAccountWrite`. */
export const timesAssigned = async (accountId: string): Promise<number> =>
  Number((await get(keys.account(accountId)))?.['assigned'] ?? 0);

/**
 * Replaces an account together with other writes. Its version must be the stored version plus one; throws changed
 * otherwise.
 */
export const replaceAccount = async (account: Account, otherWrites: readonly Write[] = []): Promise<void> => {
  await transact([accountReplaced(account), ...otherWrites]).catch(mapConditionFailedTo('changed'));
};

/** The account's version must be the stored version plus one. */
export const accountReplaced = (account: Account): Write => ({
  part: 'account',
  put: accountItem(account),
  if: unchanged(account.version - 1),
});

/** Reopens a closed account. Its version must be the stored version plus one. */
export const accountReopened = (account: Account): Write => {
  const { expression, names, values } = unchanged(account.version - 1);
  return {
    part: 'account',
    put: accountItem(account),
    if: { expression: `(${expression}) AND active = :false`, names, values: { ...values, ':false': false } },
  };
};

/**
 * Removes a closed account. If the law requires its hours to be kept, the item stays without personal data and outside
 * all lists.
 */
export const closeAccountWrite = (account: Account, hoursAreKept: boolean, assigned: number): Write =>
  hoursAreKept
    ? {
        part: 'account',
        put: { ...keys.account(account.id), ...accounts.store(withoutPerson(account)) },
        if: unassigned(account.version, assigned),
      }
    : { part: 'account', remove: keys.account(account.id), if: unassigned(account.version, assigned) };

const unassigned = (version: number, assigned: number) => {
  const { expression, names, values } = unchanged(version);
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
  email: null,
  phone: null,
  photo: null,
  country: null,
  languages: [],
  bank_account: null,
  waits: null,
  active: false,
});

/** Items of schema 1 have no version and count as version 1. */
const unchanged = (version: number) =>
  version === 1 ? { ...atVersion(1), expression: firstVersion } : atVersion(version);
const firstVersion = 'attribute_exists(pk) AND (#version = :version OR attribute_not_exists(#version))';

export const accountItem = (account: Account) => {
  const { company, waits } = account;
  const order = waits ? `${waits.since}#${account.id}` : `${account.fio}#${account.id}`;
  const people = company && partitions.companyPeople(company.id);
  const among = waits?.company ? partitions.companyWaiting(waits.company.id) : people;
  const projection: Projection = {
    name: account.fio,
    login_id: account.login_id,
    roles: account.roles,
    company_id: account.company?.id ?? null,
    category_ids: account.category_ids,
    store_ids: account.store_ids,
    ...(waits && { asks: waits.role }),
  };
  return {
    ...keys.account(account.id),
    ...accounts.store(account),
    projection,
    login_pk: partitions.loginAccounts(account.login_id),
    login_sk: `${account.created_at}#${account.id}`,
    all_pk: partitions.all(waits ? 'WAITING' : 'PEOPLE'),
    all_sk: order,
    ...(among && { company_pk: among, company_sk: order }),
  };
};
