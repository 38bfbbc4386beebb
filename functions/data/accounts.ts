import * as z from 'zod/mini';
import { id, locale, named, role, version } from '#shared/contracts/fields.ts';
import { employment } from '#shared/contracts/people.ts';
import { includesFolded } from '#shared/domain/fold-text.ts';
import { rolesToGive } from '#shared/domain/people/let-in.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import { sideOf } from '#shared/domain/roles.ts';
import type { Migration } from './entity.ts';
import { entity } from './entity.ts';
import { keys, partitions } from './keys.ts';
import type { Paging } from './list.ts';
import { pageOf } from './list.ts';
import type { Item, Write } from './table.ts';
import { absent, atVersion, get, getMany, queryIndex, refusedAs, transact } from './table.ts';

/** What every request asks of the account that acts, and so each cold start makes. */
const Acting = z.object({
  id,
  login_id: id,
  fio: z.string(),
  roles: z.array(role).check(z.minLength(1)),
  company: z.nullable(named),
  store_ids: z.array(id),
  active: z.boolean(),
});
type Acting = z.infer<typeof Acting>;

/** One role in one company; the login it belongs to may own several. */
const Account = z.extend(Acting, {
  version,
  locale,
  /** ISO 3166, two capital letters. */
  country: z.nullable(z.string()),
  /** That the person speaks, ISO 639. */
  languages: z.array(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  photo: z.nullable(z.object({ id, at: z.string() })),
  bank_account: z.nullable(z.string()),
  /** The balance in haléř. */
  bonus: z.int(),
  /** The version of the user agreement that the person accepted last. */
  terms: z.nullable(z.object({ version, at: z.string() })),
  /** What somebody who registered asks to be let in as; the company is the one they named, where we know it. */
  waits: z.nullable(z.object({ role, company: z.nullable(named), since: z.string() })),
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
 * The account that would act: the named one where it belongs to the login, or the login's first. One that was closed is
 * answered, for its person is told so; nobody acts by it.
 * Beside it the item of the login, which may have ended its tokens.
 */
export const findActing = async (
  loginId: string,
  accountId: string | undefined,
): Promise<{ account: Acting | undefined; login: Item | undefined }> => {
  const [item, login] = await (accountId === undefined ? firstOf(loginId) : theNamed(loginId, accountId));
  const account = item && acting.read(item);
  return { account: account?.login_id === loginId ? account : undefined, login };
};

const firstOf = async (loginId: string) => {
  const [items, login] = await Promise.all([accountItems(loginId), get(keys.login(loginId))]);
  return [items.find((item) => acting.read(item).active) ?? items[0], login] as const;
};
/** In one call, because every request begins with it. */
const theNamed = async (loginId: string, accountId: string) => {
  const found = await getMany([keys.account(accountId), keys.login(loginId)], true);
  const ofKind = (kind: string) => found.find((item) => item['kind'] === kind);
  return [ofKind('account'), ofKind('login')] as const;
};

/** All active accounts of a login, oldest first. */
export const accountsOfLogin = async (loginId: string): Promise<Account[]> =>
  (await accountItems(loginId)).map(accounts.read).filter(({ active }) => active);

const accountItems = (loginId: string) => queryIndex('by-login', partitions.loginAccounts(loginId));

/** By account id, whoever asks: the caller checks what the asker may see. */
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
  /** What somebody who waits asks to be let in as. */
  asks?: Role;
};
type Filter = Paging & {
  roles?: string[] | undefined;
  categories?: string[] | undefined;
  company_id?: string | undefined;
  store_id?: string | undefined;
  name?: string | undefined;
};

/** RULES.md, "people": all for the platform's admin; own workers and managers, own buyer and store managers. */
const visibleRoles: Partial<Record<Actor['role'], readonly string[]>> = {
  ROLE_MANAGER: ['ROLE_STORE_MANAGER'],
  ROLE_BUYER_MANAGER: ['ROLE_STORE_MANAGER'],
};

/** Somebody whom the actor may see: throws not-found otherwise; `field` names the input that asked for them. */
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

/** Everybody for the platform, the people of their company for others. */
const peopleFor = (actor: Actor): Promise<Item[]> =>
  sideOf(actor.role) === 'platform'
    ? queryIndex('all', partitions.all('PEOPLE'))
    : queryIndex('by-company', partitions.companyPeople(actor.company?.id ?? ''));

/** One page of the people that the asker may see, by name in Czech order. */
export const listAccounts = async (actor: Actor, filter: Filter) => {
  const entries = await peopleFor(actor);
  const allowed = visibleRoles[actor.role];
  const given = new Set(actor.store_ids);
  return pageOf<Projection, Account>({
    entries,
    paging: filter,
    sort: { by: ({ name }) => name, language: 'cs' },
    keep: (projection) =>
      (!allowed || projection.roles.some((each) => allowed.includes(each))) &&
      (actor.role !== 'ROLE_BUYER_MANAGER' || projection.store_ids.some((store) => given.has(store))) &&
      (!filter.roles || projection.roles.some((each) => filter.roles?.includes(each))) &&
      (!filter.categories || projection.category_ids.some((each) => filter.categories?.includes(each))) &&
      (!filter.company_id || projection.company_id === filter.company_id) &&
      (!filter.store_id || projection.store_ids.includes(filter.store_id)) &&
      (!filter.name || includesFolded(projection.name, filter.name)),
    key: keys.account,
    read: accounts.read,
  });
};

/** One page of those who wait and whom the actor may let in: an admin everyone, a buyer those who named its company. */
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
      rolesToGive(actor.role).includes(asks) &&
      (!filter.roles || filter.roles.includes(asks)) &&
      (!filter.name || includesFolded(name, filter.name)),
    key: keys.account,
    read: accounts.read,
  });

/** A performer's own workers, for the platform all performers', active or not. */
export const workersFor = async (
  actor: Actor,
): Promise<{ id: string; login_id: string; company_id: string | null }[]> =>
  (await peopleFor(actor))
    .map((entry) => ({ id: String(entry['id']), ...(entry['projection'] as Projection) }))
    .filter(({ roles }) => roles.includes('ROLE_VENDOR_STAFF'));

/** Those of the accounts that are active. */
export const activeAccounts = async (ids: readonly string[]): Promise<Account[]> =>
  (await getMany(ids.map(keys.account))).map(accounts.read).filter(({ active }) => active);

/** A new account of a login. */
export const insertAccount = (account: Account): Promise<void> =>
  transact([{ part: 'account', put: accountItem(account), if: absent }]);

/** The active accounts whose role it is, of the company where one is named. */
export const activeInRole = async (role: Role, companyId: string | null): Promise<Account[]> => {
  const entries = companyId
    ? await queryIndex('by-company', partitions.companyPeople(companyId))
    : await queryIndex('all', partitions.all('PEOPLE'));
  const inRole = entries.filter((entry) => (entry['projection'] as Projection).roles[0] === role);
  return activeAccounts(inRole.map((entry) => String(entry['id'])));
};

/** A condition of a transaction: the account is there and active. */
export const stillActive = (account: Account): Write => ({
  part: 'heir',
  check: keys.account(account.id),
  if: { expression: 'active = :true', values: { ':true': true } },
});

/**
 * The account is given a shift; refuses as `staff` where it was closed. The count tells a closing that is being decided
 * at the same moment: it is written on the condition that the count is still the one from before its decision.
 */
export const accountAssigned = (accountId: string): Write => ({
  part: 'staff',
  update: keys.account(accountId),
  set: 'ADD assigned :one',
  values: { ':one': 1 },
  if: { expression: 'active = :true', values: { ':true': true } },
});

/** How often the account was given a shift since it was saved last, for `accountClosed`. */
export const timesAssigned = async (accountId: string): Promise<number> =>
  Number((await get(keys.account(accountId)))?.['assigned'] ?? 0);

/** Replaces an account whose version is one less, with what goes beside it; throws changed where somebody was faster. */
export const replaceAccount = async (account: Account, beside: readonly Write[] = []): Promise<void> => {
  await transact([accountReplaced(account), ...beside]).catch(refusedAs('changed'));
};

/** Of the account whose version is one less. */
export const accountReplaced = (account: Account): Write => ({
  part: 'account',
  put: accountItem(account),
  if: unchanged(account.version - 1),
});

/** A closed account, whose version is one less, is somebody's again. */
export const accountReopened = (account: Account): Write => {
  const { expression, names, values } = unchanged(account.version - 1);
  return {
    part: 'account',
    put: accountItem(account),
    if: { expression: `(${expression}) AND active = :false`, names, values: { ...values, ':false': false } },
  };
};

/** A closed account goes; of one whose hours the law keeps the item stays, without the person and out of every list. */
export const accountClosed = (account: Account, hoursAreKept: boolean, assigned: number): Write =>
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

/** Items of schema 1 had no version and are read as version 1. */
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
