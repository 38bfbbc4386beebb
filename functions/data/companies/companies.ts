import * as z from 'zod/mini';
import { id, idAndName, money } from '#shared/contracts/fields.ts';
import { withoutSupplyLimit } from '#shared/domain/clients/cooperation.ts';
import { isVatPayer } from '#shared/domain/companies/billing.ts';
import { companyScope, listedCompanyScope } from '#shared/domain/companies/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope, listsOf } from '#shared/domain/scope/scope.ts';
import { searchFor, searchWords } from '#shared/domain/search-words.ts';
import { planUsesKey } from '../billing/plan-uses.ts';
import { subscriptionRemovalWrite } from '../billing/subscriptions.ts';
import { countedPageOf, idsBetween } from '../counted/counted-page.ts';
import { entity } from '../entity.ts';
import { type Key, uniqueKey } from '../keys.ts';
import { emptyPage, type Page, pageOf, pageOfIds, type Paging } from '../list.ts';
import { part, type Refusals } from '../part.ts';
import { ofAccount } from '../people/accounts.ts';
import { searchEntries } from '../search-index.ts';
import { storeTiesKey } from '../stores/store-ties.ts';
import { atStoredVersion, get, getMany, ifNotExists, type Item, queryIndex, queryTable, type Write } from '../table.ts';
import { companyCredibilityKey } from './checks.ts';
import {
  type CompanyColumn,
  companyIndex,
  companyList,
  directoryEntryKey,
  type FoundCompany,
  listCompanyWrites,
} from './company-entries.ts';
import { Company, newFields, companyKey } from './company.ts';

export const ofCompany = part('company');
export const ofInn = part('inn');
export const ofFormerInn = part('former-inn');

/** A performer's cooperation to a customer: all its stores or some of them. */
export const cooperationKey = (customerId: string, vendorId: string): Key => ({
  pk: `COMPANY#${customerId}`,
  sk: `SERVICE#${vendorId}`,
});
/** The stores to which an admin has limited a performer. */
export const cooperationLimitKey = (customerId: string, vendorId: string): Key => ({
  pk: `COMPANY#${customerId}`,
  sk: `SERVICE_LIMIT#${vendorId}`,
});
/** The version of what a company serves or is served. */
export const cooperationVersionKey = (companyId: string): Key => ({ pk: `COMPANY#${companyId}`, sk: 'SERVICE' });
/** The customers that a performer serves. */
export const clientsPartition = (vendorId: string) => `VENDOR#${vendorId}#CLIENTS`;

const companies = entity('company', Company, [
  (old) => ({ ...old, ...newFields }),
  (old) => ({ ...old, active: true }),
  (old) => ({ ...old, logo: null }),
  (old) => ({ ...old, billing: null }),
]);

/** A performer's cooperation to a customer: the listed stores, or all stores (new ones too) if null. */
const Cooperation = z.object({
  vendor: idAndName,
  customer: idAndName,
  store_ids: z.nullable(z.array(id)),
  /** Haléř: up to which sum of a month the customer accepts supplies without an approval; null for none. */
  supply_limit: z.nullable(money),
  /** Of the limit. What is served has the versions of both companies. */
  limit_version: z.int(),
});
export type Cooperation = z.infer<typeof Cooperation>;

const cooperations = entity('service', Cooperation, [(old) => ({ ...old, ...withoutSupplyLimit })]);

/** Throws not-found if it does not exist or is out of the actor's scope. */
export const getCompanyFor = async (actor: Actor, companyId: string): Promise<Company> => {
  const company = isInScope(companyScope, actor, { id: companyId }) ? await getCompany(companyId) : undefined;
  if (!company) throw new Problem('not-found');
  return company;
};

export const readCompany = (item: Item): Company => companies.read(item);

/** By id, without an access check. */
export const getCompany = async (companyId: string): Promise<Company | undefined> => {
  const item = await get(companyKey(companyId));
  return item && companies.read(item);
};

/** Whether a company is a VAT payer. A person who orders for no company is none. */
export const isVatPayerCompany = async (of: { id: string } | null): Promise<boolean> => {
  const company = of && (await getCompany(of.id));
  return company ? isVatPayer(company) : false;
};

/** Those of the given companies that exist, without an access check. Eventually consistent. */
export const companiesById = async (ids: readonly string[]): Promise<Company[]> =>
  (await getMany(ids.map(companyKey))).map(readCompany);

/** The ids of the inactive performers: one query. Eventually consistent. */
export const inactivePerformers = (): Promise<string[]> =>
  idsBetween(companyList('vendor', 'created_at', 'inactive'), { from: '0', to: '9' });

/** The company with an IČO. */
export const companyWithInn = async (inn: string): Promise<Company | undefined> => {
  const item = await get(uniqueKey('inn', inn));
  return item && getCompany(String(item['company_id']));
};

type Filter = Paging<CompanyColumn> & {
  id?: string[] | undefined;
  roles?: Company['role'][] | undefined;
  /** Only inactive companies. */
  active?: 'false' | undefined;
  /** Words of the name, or the IČO; `text` likewise. */
  name?: string | undefined;
  text?: string | undefined;
  inn?: string | undefined;
  /** Only the clients of this performer. */
  clients?: string | undefined;
};

/**
 * One page of the companies that the actor finds, by default by name in Czech order.
 *
 * - For the platform all companies or those of one role: a counted list. By name or IČO: the search index.
 * - For others their own company and those that it works with, and for all the clients of a performer or the company
 *   with an IČO: all are read and filtered.
 */
export const listCompanies = async (actor: Actor, filter: Filter): Promise<Page<Company>> => {
  const [own] = listsOf(listedCompanyScope, actor);
  if (!own) return emptyPage(filter);
  if (own.list === 'company') return companiesAround(own.company, filter);
  if (filter.id) return pageOfIds(filter.id, { key: companyKey, read: companies.read, isShown: () => true });
  if (filter.clients !== undefined) return companiesAmong(await clientsOf(filter.clients), filter);
  if (filter.inn !== undefined) {
    const found = await companyWithInn(filter.inn);
    return companiesAmong(found ? [found.id] : [], filter);
  }
  return everyCompany(filter);
};

const everyCompany = async (filter: Filter): Promise<Page<Company>> => {
  const list = { paging: filter, key: companyKey, read: companies.read };
  // Both roles are the list of all companies.
  const [role, ...others] = filter.roles ?? [];
  const which = filter.active === 'false' ? 'inactive' : 'all';
  const typed = typedIn(filter);
  if (!typed)
    return countedPageOf({
      ...list,
      list: companyList(others.length > 0 ? null : (role ?? null), filter.sort ?? 'name', which),
    });
  const { entries, isComplete } = await searchEntries(companyIndex, typed);
  const page = await pageOf<FoundCompany, Company>({
    ...list,
    entries,
    sorting,
    keep: (company) => fits(filter, company),
  });
  return isComplete ? page : { ...page, total_is_minimum: true };
};

type Sorted = Pick<Company, CompanyColumn>;
const sorting = {
  language: 'cs',
  columns: { name: ({ name }: Sorted) => name, created_at: ({ created_at }: Sorted) => created_at },
} as const;

const typedIn = ({ name = '', text = '' }: Filter): string => `${name} ${text}`.trim();

const fits = ({ roles, active }: Filter, company: Pick<FoundCompany, 'role'> & { active?: boolean }): boolean =>
  (active !== 'false' || company.active === false) && (!roles || roles.includes(company.role));

/**
 * The companies around one: itself, and the clients that it serves or the performers that serve it. Of the clients of a
 * performer only those, so that nobody learns whom else it serves.
 */
const companiesAround = async (own: string, filter: Filter): Promise<Page<Company>> => {
  const [served, serving] = await Promise.all([clientsOf(own), cooperationsTo(own)]);
  const around = [own, ...served, ...serving.map(({ vendor }) => vendor.id)];
  if (filter.id) {
    const isShown = ({ id: companyId }: Company) => around.includes(companyId);
    return pageOfIds(filter.id, { key: companyKey, read: companies.read, isShown });
  }
  if (filter.clients === undefined) return companiesAmong(around, filter);
  const clients = around.includes(filter.clients) ? await clientsOf(filter.clients) : [];
  return companiesAmong(
    around.filter((companyId) => clients.includes(companyId)),
    filter,
  );
};

/** At most some thousands of companies. */
const companiesAmong = async (ids: readonly string[], filter: Filter): Promise<Page<Company>> => {
  const matches = searchFor(typedIn(filter));
  return pageOf<Company, Company>({
    entries: (await companiesById(ids)).map((company) => ({ id: company.id, projection: company })),
    paging: filter,
    sorting,
    keep: (company) =>
      fits(filter, company) &&
      (filter.inn === undefined || company.inn === filter.inn) &&
      matches([...searchWords(company.name), company.inn]),
    key: companyKey,
    read: companies.read,
  });
};

export const readCooperation = (item: Item): Cooperation => cooperations.read(item);

/** The performers that serve a customer. */
export const cooperationsTo = async (customerId: string): Promise<Cooperation[]> => {
  const { pk, sk } = cooperationKey(customerId, '');
  return (await queryTable(pk, { startsWith: sk })).map(readCooperation);
};

/** The ids of the customers that a performer serves, fully or in some stores. */
export const clientsOf = async (vendorId: string): Promise<string[]> =>
  (await queryIndex('by-company', clientsPartition(vendorId))).map((entry) => String(entry['id']));

/** Writes of a new company and of its IČO, which must be unique. */
export const companyWrites = (company: Company): Write[] => [
  { part: ofCompany, put: companyItem(company), if: ifNotExists },
  innWrite(company),
  ...listCompanyWrites(undefined, company),
];

/** The writes that delete a company as it was read, with what it says in the directory, and free its IČO. */
export const companyRemovalWrites = (company: Company): Write[] => [
  { part: ofCompany, remove: companyKey(company.id), if: atStoredVersion(company.version) },
  innRemovalWrite(company),
  { part: ofCompany, remove: companyCredibilityKey(company.id) },
  { part: ofCompany, remove: cooperationVersionKey(company.id) },
  { part: ofCompany, remove: directoryEntryKey(company.id) },
  { part: ofCompany, remove: storeTiesKey(company.id) },
  { part: ofCompany, remove: planUsesKey(company.id) },
  subscriptionRemovalWrite(company.id),
  ...listCompanyWrites(company, undefined),
];

/**
 * The version of `after` must be that of `before` plus one. Deactivating also fails as part `company` if the company
 * has ordered or staffed a shift since it was read.
 */
export const companyChangeWrites = ({ before, after }: { before: Company; after: Company }): Write[] => [
  {
    part: ofCompany,
    put: companyItem(after),
    if: before.active && !after.active ? untied(before) : atStoredVersion(before.version),
  },
  ...(before.inn === after.inn ? [] : [innRemovalWrite(before), innWrite(after)]),
  ...listCompanyWrites(before, after),
];

const untied = ({ version, tied = 0 }: Company) => {
  const { expression, names, values } = atStoredVersion(version);
  const same = tied === 0 ? 'attribute_not_exists(tied)' : 'tied = :tied';
  return {
    expression: `(${expression}) AND ${same}`,
    names,
    values: { ...values, ...(tied > 0 && { ':tied': tied }) },
  };
};

const innWrite = ({ id: company_id, inn }: Company): Write => ({
  part: ofInn,
  put: { ...uniqueKey('inn', inn), company_id },
  if: ifNotExists,
});
const innRemovalWrite = ({ id: company_id, inn }: Company): Write => ({
  part: ofFormerInn,
  remove: uniqueKey('inn', inn),
  if: { expression: 'company_id = :id', values: { ':id': company_id } },
});

/** The refusals of a company's writes: company-ico-taken only if nothing else has changed. */
export const companyRefusals = (): Refusals => [
  [ofCompany, 'changed'],
  [ofFormerInn, 'changed'],
  [ofAccount, 'changed'],
  [ofInn, new Problem('company-ico-taken', { fields: { inn: { key: 'taken' } } })],
];

const companyItem = (company: Company) => ({ ...companyKey(company.id), ...companies.store(company) });

export const cooperationItem = (cooperation: Cooperation) => ({
  ...cooperationKey(cooperation.customer.id, cooperation.vendor.id),
  ...cooperations.store(cooperation),
  id: cooperation.customer.id,
  projection: { name: cooperation.customer.name },
  company_pk: clientsPartition(cooperation.vendor.id),
  company_sk: `${cooperation.customer.name}#${cooperation.customer.id}`,
});
