import { includesFolded } from '#shared/domain/fold-text.ts';
import { needsSuccessor } from '#shared/domain/people/account-closing.ts';
import { personScope, waitingScope } from '#shared/domain/people/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Actor, firstRole, type Role, roles as allRoles } from '#shared/domain/roles.ts';
import { type ListOf, listsOf, scopeFilter } from '#shared/domain/scope/scope.ts';
import { searchFor } from '#shared/domain/search-words.ts';
import { inactiveCompanyCheck, isInactiveCompany } from '../companies/require-active.ts';
import { countedPageOf, firstIds } from '../counted/counted-page.ts';
import { emptyPage, inGivenOrder, type Page, pageOf, pageOfIds, type Paging } from '../list.ts';
import { readNewest, readScope } from '../scope.ts';
import { searchEntries } from '../search-index.ts';
import { getMany, type Item, queryIndex, queryTableEventually } from '../table.ts';
import {
  type FoundPerson,
  type PeopleColumn,
  peopleIndex,
  peopleList,
  specialtyWorkersPartition,
} from './account-entries.ts';
import {
  type Account,
  accountKey,
  activeAccounts,
  companyPeoplePartition,
  companyWaitingPartition,
  type FilteredPerson,
  maySee,
  type PersonProjection,
  readAccount,
  successorCheck,
  subjectOf,
  waitingPartition,
} from './accounts.ts';
import { filterListIn, type PeopleFilter } from './filter-entries.ts';

type Filter = Paging<PeopleColumn> & {
  id?: string[] | undefined;
  roles?: string[] | undefined;
  categories?: string[] | undefined;
  company_id?: string | undefined;
  store_id?: string | undefined;
  country?: string | undefined;
  languages?: string[] | undefined;
  name?: string | undefined;
};

/**
 * One page of the people whom the actor may see, by default by name in Czech order.
 *
 * - All people, and those in one role: a counted list, per company and for the platform.
 * - By name: the search index.
 * - By one specialty or one store of a company, in the order of the names: a counted list that follows changes within a
 *   second or so.
 * - By other filters: all people of one company are read, or those whom a name finds. The platform names the company or
 *   the name. Throws invalid-input at the name for a company with too many people.
 */
export const listAccounts = async (actor: Actor, filter: Filter): Promise<Page<Account>> => {
  if (filter.id)
    return pageOfIds(filter.id, { key: accountKey, read: readAccount, isShown: (account) => maySee(actor, account) });
  const whole = wholeList(actor, filter);
  if (whole === 'nobody') return emptyPage(filter);
  const list = { paging: filter, key: accountKey, read: readAccount };
  if (whole === 'filtered') {
    const counted = listByFilter(actor, filter);
    if (counted === null) return emptyPage(filter);
    if (counted === undefined) return searchedPeople(actor, filter);
    const page = await countedPageOf({ ...list, list: counted });
    // An entry may be older than its account.
    const isShown = (account: Account) => maySee(actor, account) && fitsFilter(filter, subjectOf(account));
    return { ...page, data: page.data.filter(isShown) };
  }
  const { companyId, role } = whole;
  if (!filter.name) return countedPageOf({ ...list, list: peopleList(companyId, role, filter.sort ?? 'fio') });
  const { entries, isComplete } = await searchEntries(peopleIndex(companyId), filter.name);
  const page = await pageOf<FoundPerson, Account>({
    ...list,
    entries,
    sorting,
    keep: ({ roles }) => role === null || roles.includes(role),
  });
  return isComplete ? page : { ...page, total_is_minimum: true };
};

/** The list that is exactly what the actor may see and asks for; null stands for all companies and for all roles. */
const wholeList = (
  actor: Actor,
  { roles, categories, company_id, store_id, country, languages }: Filter,
): { companyId: string | null; role: string | null } | 'nobody' | 'filtered' => {
  const [list, ...others] = listsOf(personScope, actor);
  if (!list) return 'nobody';
  const isFiltered = [categories, store_id, country, languages].some((filter) => filter !== undefined);
  if (list.list === 'store' || others.length > 0 || isFiltered || (roles && roles.length > 1)) return 'filtered';
  const [wanted = null] = roles ?? [];
  const role = list.list === 'role' ? list.role : wanted;
  if (list.list === 'company' && company_id !== undefined && company_id !== list.company) return 'nobody';
  if (wanted !== null && wanted !== role) return 'nobody';
  return { companyId: list.list === 'company' ? list.company : (company_id ?? null), role };
};

/**
 * The list by one specialty or store that is exactly what the actor may see and asks for. Null if that is nobody;
 * undefined if there is no such list.
 */
const listByFilter = (actor: Actor, filter: Filter): string | null | undefined => {
  const own = listsOf(personScope, actor);
  const { roles = allRoles, categories = [], company_id, store_id = onlyStore(own) } = filter;
  const values: PeopleFilter[] = [
    ...categories.map((id) => ({ by: 'specialty', id }) as const),
    ...(store_id === undefined ? [] : [{ by: 'store', id: store_id } as const]),
  ];
  const [value, ...others] = values;
  const isFiltered = others.length > 0 || filter.name || filter.country || filter.languages;
  if (!value || isFiltered || (filter.sort ?? 'fio') !== 'fio') return undefined;
  const [list] = own.filter((each) => each.list !== 'store' || each.store === store_id);
  if (!list) return null;
  const companyId = 'company' in list ? list.company : company_id;
  if (companyId === undefined) return undefined;
  if (company_id !== undefined && company_id !== companyId) return null;
  const seen = rolesSeen(list);
  return filterListIn(
    companyId,
    value,
    roles.filter((role) => seen.some((each) => each === role)),
  );
};

type PeopleScope = ListOf<'all' | 'company' | 'role' | 'store'>;
/** The store of somebody who sees the people of this one only. */
const onlyStore = ([list, ...others]: readonly PeopleScope[]): string | undefined =>
  list?.list === 'store' && others.length === 0 ? list.store : undefined;

/** The roles of the people in a list of `personScope`. */
const rolesSeen = (list: PeopleScope): readonly Role[] => {
  switch (list.list) {
    case 'all':
    case 'company':
      return allRoles;
    case 'role':
      return [list.role];
    case 'store':
      return ['ROLE_STORE_MANAGER'];
  }
};

const sorting = {
  language: 'cs',
  columns: {
    fio: ({ name }: { name: string }) => name,
    created_at: ({ created_at }: { created_at: string }) => created_at,
  },
} as const;

/** People by what no list is ordered by: they are looked for one by one. */
const searchedPeople = async (actor: Actor, filter: Filter): Promise<Page<Account>> => {
  const isFound = searchFor(filter.name ?? '');
  const { entries, isComplete } = await peopleToSearch(actor, filter);
  const page = await pageOf<PersonProjection, Account>({
    entries,
    paging: filter,
    sorting,
    keep: (person) => fitsFilter(filter, person) && isFound(person.words),
    key: accountKey,
    read: readAccount,
  });
  return isComplete ? page : { ...page, total_is_minimum: true };
};

const fitsFilter = (
  { roles, categories, company_id, store_id, country, languages }: Filter,
  person: FilteredPerson,
): boolean =>
  (!roles || person.roles.some((each) => roles.includes(each))) &&
  (!categories || person.category_ids.some((each) => categories.includes(each))) &&
  (!company_id || person.company_id === company_id) &&
  (!store_id || person.store_ids.includes(store_id)) &&
  (!country || person.country === country) &&
  (!languages || languages.some((each) => person.languages?.includes(each)));

/**
 * The people whom the actor may see: those whom a name finds, or all of one company. Throws invalid-input at
 * `company_id` if the platform gives neither, and at `name` for a company with too many people.
 */
const peopleToSearch = async (
  actor: Actor,
  { name, company_id }: Filter,
): Promise<{ entries: Item[]; isComplete: boolean }> => {
  const companyOf = (list: PeopleScope) => ('company' in list ? list.company : (company_id ?? null));
  const namedCompanyOf = (list: PeopleScope): string => {
    const company = companyOf(list);
    if (company === null) throw new Problem('invalid-input', { fields: { company_id: { key: 'required' } } });
    return company;
  };
  if (!name) {
    const entries = await readScope(personScope, actor, {
      sources: (list) => [{ index: 'by-company', pk: companyPeoplePartition(namedCompanyOf(list)) }],
      subject: projectionOf,
      bound: { narrowBy: 'name' },
    });
    return { entries, isComplete: true };
  }
  const companies = [...new Set(listsOf(personScope, actor).map(companyOf))];
  const found = await Promise.all(companies.map((company) => searchEntries(peopleIndex(company), name)));
  const ids = found.flatMap(({ entries }) => entries.map(({ id }) => String(id)));
  const isWithin = scopeFilter(personScope, actor);
  // Somebody who was closed or waits by now has no projection, or one of the waiting.
  const isListed = (item: Item) => 'projection' in item && !projectionOf(item).asks && isWithin(projectionOf(item));
  return {
    entries: (await getMany(ids.map(accountKey))).filter(isListed),
    isComplete: found.every(({ isComplete }) => isComplete),
  };
};

const projectionOf = (entry: Item) => entry['projection'] as PersonProjection;

/**
 * One page of the waiting people whom the actor may admit: all of them for an admin, those who named its company for a
 * buyer.
 */
export const listWaiting = async (
  actor: Actor,
  filter: Paging<'since' | 'fio'> & { roles?: string[] | undefined; name?: string | undefined },
) => {
  const { entries, isWhole } = await waitingFor(actor);
  const page = await pageOf<PersonProjection, Account>({
    entries,
    paging: filter,
    sorting: { language: 'cs', columns: { since: inGivenOrder, fio: ({ name }) => name } },
    keep: ({ name, asks }) =>
      (!filter.roles || (asks !== undefined && filter.roles.includes(asks.role))) &&
      (!filter.name || includesFolded(name, filter.name)),
    key: accountKey,
    read: readAccount,
  });
  return isWhole ? page : ({ ...page, total_is_minimum: true } as const);
};

const waitingFor = (actor: Actor) =>
  readNewest(waitingScope, actor, {
    sources: (list) => {
      switch (list.list) {
        case 'role':
          return [{ index: 'all', pk: waitingPartition }];
        case 'company-role':
          return [{ index: 'by-company', pk: companyWaitingPartition(list.company) }];
      }
    },
    // Only waiting people are in these partitions.
    subject: (entry) => (projectionOf(entry) as Required<PersonProjection>).asks,
  });

/**
 * How many people of a company have a store. All its people are read, because the list by store follows changes within a
 * second or so; the index is milliseconds behind the table.
 */
export const countPeopleAt = async (storeId: string, companyId: string): Promise<number> =>
  (await queryIndex('by-company', companyPeoplePartition(companyId))).filter((entry) =>
    projectionOf(entry).store_ids.includes(storeId),
  ).length;

/** So many people with a role get a letter, and so many workers of a performer are candidates for a shift. */
const maxInRole = 50;
export const maxCandidates = 100;

/** The first active accounts with a role by name, of one company if given. */
export const listActiveAccountsByRole = async (role: Role, companyId: string | null): Promise<Account[]> =>
  activeAccounts(await firstIds(peopleList(companyId, role, 'fio'), maxInRole));

/**
 * The other accounts with the role of this one in its company, if one of them must remain when this one is closed or
 * gets another role. Write `successorCheck` for one of them.
 */
export const successorsOf = async ({ id, roles, company }: Account): Promise<Account[]> => {
  const role = firstRole(roles);
  if (!needsSuccessor(role, company)) return [];
  const holders = await listActiveAccountsByRole(role, role === 'ROLE_ADMIN' ? null : (company?.id ?? null));
  return holders.filter((holder) => holder.id !== id && firstRole(holder.roles) === role);
};

/** What `requireClosable` asks about the account's company, and the conditions that the answer is still the same. */
export const successionOf = async (account: Account) => {
  const others = await successorsOf(account);
  const [heir] = others;
  const { roles, company } = account;
  const role = firstRole(roles);
  const isCompanyInactive =
    !heir &&
    company !== null &&
    role !== 'ROLE_ADMIN' &&
    needsSuccessor(role, company) &&
    (await isInactiveCompany(company.id));
  return {
    others: others.length,
    isCompanyInactive,
    conditions: [
      // If two people close at once, one of them stays.
      ...(heir ? [successorCheck(heir)] : []),
      ...(isCompanyInactive ? [inactiveCompanyCheck(company.id)] : []),
    ],
  };
};

/**
 * At most `maxCandidates` active workers of a performer: those whom a name finds, or those with a specialty and then
 * the others, by name.
 */
export const workersOf = async (
  companyId: string,
  { specialty_id, name }: { specialty_id: string; name?: string | undefined },
): Promise<Account[]> => {
  const ids = name ? await workersNamed(companyId, name) : await workersBySpecialty(companyId, specialty_id);
  return activeAccounts(ids.slice(0, maxCandidates));
};

const workersNamed = async (companyId: string, name: string): Promise<string[]> => {
  const { entries } = await searchEntries(peopleIndex(companyId), name);
  return entries
    .filter((entry) => (entry['projection'] as FoundPerson).roles.includes('ROLE_VENDOR_STAFF'))
    .map((entry) => String(entry['id']));
};

const workersBySpecialty = async (companyId: string, specialtyId: string): Promise<string[]> => {
  const [skilled, all] = await Promise.all([
    queryTableEventually(specialtyWorkersPartition(companyId, specialtyId), { limit: maxCandidates }),
    firstIds(peopleList(companyId, 'ROLE_VENDOR_STAFF', 'fio'), maxCandidates),
  ]);
  return [...new Set([...skilled.map(({ sk }) => String(sk)), ...all])];
};
