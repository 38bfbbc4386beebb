import { randomUUID } from 'node:crypto';
import { nullsOf } from '#shared/contracts/fields.ts';
import { StoreFields } from '#shared/contracts/stores.ts';
import { type Actor, type Role, roles as allRoles } from '#shared/domain/roles.ts';
import { entryWrites } from '../functions/data/counted/entry-writes.ts';
import { listEntriesPartition } from '../functions/data/counted/nodes.ts';
import type { Page, Paging } from '../functions/data/list.ts';
import { peopleIndex, peopleList } from '../functions/data/people/account-entries.ts';
import { listAccounts } from '../functions/data/people/account-lists.ts';
import { type Account, accountInsertionWrites } from '../functions/data/people/accounts.ts';
import { filterEntriesOf, filterListIn, type PeopleFilter } from '../functions/data/people/filter-entries.ts';
import { searchEntriesPartition } from '../functions/data/search-index.ts';
import { storeList } from '../functions/data/stores/store-entries.ts';
import { listStores } from '../functions/data/stores/store-lists.ts';
import { type Store, storeWrites } from '../functions/data/stores/stores.ts';
import type { Item, Write } from '../functions/data/table.ts';
import { callsOf, roundTrips, units } from './calls.ts';
import { nodesOf } from './list-nodes.ts';
import { itemsPut, personAt } from './many-people.ts';
import { table, withinLimit } from './markdown.ts';
import { memoryTable } from './memory-table.ts';

const peopleSizes = [100, 100_000] as const;
const storeSizes = [100, 10_000] as const;
/** Times the capacity of the same page at 100 records. */
const atMost = { page: 1.1, anyPage: 1.5 };
const maxTrips = 2;
const maxOfSearch = { trips: 3, read: 30 };

type Company = { id: string; name: string };
export const newCompany = (): Company => ({ id: `bench-lists-${randomUUID()}`, name: 'Bench' });
export const actorIn = (role: Role, company: Company): Actor => ({
  id: 'x',
  login_id: 'x',
  fio: 'x',
  role,
  company,
  store_ids: [],
});

type Answers = ReturnType<typeof memoryTable>;

/**
 * A table with some lists, and with the parts of a search index that the searches read. Without the records' items,
 * because a missing row of a page costs as much as a stored one.
 */
export const tableWith = (
  count: number,
  writesAt: (n: number) => Write[],
  { lists, searched = [] }: { lists: readonly string[]; searched?: readonly string[] },
): Answers => {
  const filled = new Set([...lists.map(listEntriesPartition), ...searched]);
  const items: Item[] = [];
  for (let n = 0; n < count; n++) items.push(...itemsPut(writesAt(n)).filter(({ pk }) => filled.has(String(pk))));
  const nodes = lists.flatMap((list) => {
    const pk = listEntriesPartition(list);
    const keys = items.filter((item) => item['pk'] === pk).map(({ sk }) => String(sk));
    return nodesOf(
      list,
      keys.toSorted((one, other) => (one < other ? -1 : 1)),
    );
  });
  return memoryTable([...items, ...nodes]);
};

type List = (request: Paging<never>) => Promise<Page<unknown>>;
export type Measured = { page: Page<unknown>; trips: number; read: number };
export const measure = async (answers: Answers, run: () => Promise<Page<unknown>>): Promise<Measured> => {
  const { result, calls } = await callsOf(run, answers);
  return { page: result, trips: roundTrips(calls), read: units(calls).read };
};

const pagesOf = async (answers: Answers, count: number, list: List): Promise<Record<string, Measured>> => {
  const paging = { page: 1, per_page: 20 };
  const first = await measure(answers, () => list(paging));
  const next = await measure(answers, () => list({ ...paging, cursor: first.page.next_cursor ?? undefined }));
  const previous = await measure(answers, () => list({ ...paging, cursor: next.page.prev_cursor ?? undefined }));
  const pages = Math.ceil(count / 20);
  const numbered = [];
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.99])
    numbered.push(await measure(answers, () => list({ ...paging, page: Math.max(2, Math.floor(pages * share)) })));
  const dearest = numbered.toSorted((one, other) => other.read - one.read)[0] ?? first;
  return { first, next, previous, [anyPage]: dearest };
};
const anyPage = 'any page, the dearest of five';

type Lists = Record<string, Record<string, Measured>>;

/** Every worker has this specialty, and every store manager this store. */
const [specialty, store] = ['cashier', 'store'];
const workerAt = (n: number, company: Company): Account => {
  const person = personAt(n, company);
  return { ...person, category_ids: person.roles.includes('ROLE_VENDOR_STAFF') ? [specialty] : [] };
};
const managerAt = (n: number, company: Company): Account => ({
  ...personAt(n, company),
  roles: ['ROLE_STORE_MANAGER'],
  store_ids: [store],
});
const filteredList = (company: Company, filter: PeopleFilter) => filterListIn(company.id, filter, allRoles) ?? '';
const filterWrites = (account: Account) => entryWrites([], filterEntriesOf(account));

const measurePeople = async (count: number): Promise<{ lists: Lists; searches: Record<string, Measured> }> => {
  const company = newCompany();
  const lists = [
    peopleList(company.id, null, 'fio'),
    peopleList(company.id, null, 'created_at'),
    peopleList(company.id, 'ROLE_VENDOR_STAFF', 'fio'),
    filteredList(company, { by: 'specialty', id: specialty }),
  ];
  const searched = ['n', 'j'].map((initial) => searchEntriesPartition(peopleIndex(company.id), initial));
  const personWrites = (person: Account) => [...accountInsertionWrites(person), ...filterWrites(person)];
  const answers = tableWith(count, (n) => personWrites(workerAt(n, company)), { lists, searched });
  const actor = actorIn('ROLE_VENDOR', company);
  const pages = (filter: Omit<Parameters<typeof listAccounts>[1], 'page' | 'per_page'>) =>
    pagesOf(answers, count, (request) => listAccounts(actor, { ...request, ...filter }));
  const search = (name: string) => measure(answers, () => listAccounts(actor, { page: 1, per_page: 20, name }));
  return {
    lists: {
      'people by name': await pages({}),
      'people by time of joining, newest first': await pages({ sort: 'created_at', order: 'desc' }),
      'people in one role': await pages({ roles: ['ROLE_VENDOR_STAFF'] }),
      'people with a specialty': await pages({ categories: [specialty] }),
      'workers with a specialty': await pages({ roles: ['ROLE_VENDOR_STAFF'], categories: [specialty] }),
      'people of a store': await measureManagers(count),
    },
    searches: { nov: await search('nov'), 'novak jan': await search('novak jan') },
  };
};

const measureManagers = async (count: number): Promise<Record<string, Measured>> => {
  const company = newCompany();
  const lists = [filteredList(company, { by: 'store', id: store })];
  const answers = tableWith(count, (n) => filterWrites(managerAt(n, company)), { lists });
  const actor = actorIn('ROLE_BUYER', company);
  return pagesOf(answers, count, (request) => listAccounts(actor, { ...request, store_id: store }));
};

const measureStores = async (count: number): Promise<Lists> => {
  const company = newCompany();
  const storeAt = (n: number): Store => ({
    ...nullsOf(StoreFields),
    id: `${company.id}-${n}`,
    version: 1,
    company,
    name: `Prodejna ${n}`,
    address: `Dlouhá ${(n * 7919) % count}, Praha`,
    sales_area_m2: 150,
    time_zone: 'Europe/Prague',
    schedule: { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [] },
    pickup: false,
    delivery_warehouse: false,
    vendors: [],
    active: true,
  });
  const lists = (['name', 'address'] as const).map((column) => storeList(company.id, column));
  const answers = tableWith(count, (n) => storeWrites(undefined, storeAt(n)), { lists });
  const pages = (role: Role, filter: Omit<Parameters<typeof listStores>[1], 'page' | 'per_page'>) =>
    pagesOf(answers, count, (request) => listStores(actorIn(role, company), { ...request, ...filter }));
  return {
    'stores by name': await pages('ROLE_BUYER', {}),
    'stores by address, last first': await pages('ROLE_BUYER', { sort: 'address', order: 'desc' }),
    'stores of one customer, for the platform': await pages('ROLE_ADMIN', { company_id: company.id }),
  };
};

const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });

const rowsOf = (name: string, page: string, one: Measured, many: Measured) => {
  const ratio = many.read / one.read;
  const isAny = page === anyPage;
  const isHeld = ratio <= (isAny ? atMost.anyPage : atMost.page) && (isAny || many.trips <= maxTrips);
  const trips = Math.max(one.trips, many.trips);
  return [
    name,
    page,
    trips,
    shown(one.read),
    shown(many.read),
    ratio.toFixed(2),
    withinLimit(isHeld),
    shown(many.page.total),
  ];
};

const tableOf = ([small, large]: readonly [Lists, Lists], [few, many]: readonly [number, number]): string =>
  table(
    ['list', 'page', 'trips:', `RCU ${shown(few)}:`, `RCU ${shown(many)}:`, 'ratio:', 'within the limit', 'total:'],
    Object.entries(small).flatMap(([name, pages]) =>
      Object.entries(pages).map(([page, one]) => {
        const other = large[name]?.[page];
        if (!other) throw new Error(`${name}, ${page} was not measured`);
        return rowsOf(name, page, one, other);
      }),
    ),
  );

/** Round trips and read units of pages of counted lists, and of a search, at few and at many records of one company. */
export const lists = async (): Promise<string> => {
  const stores = [await measureStores(storeSizes[0]), await measureStores(storeSizes[1])] as const;
  const [few, many] = [await measurePeople(peopleSizes[0]), await measurePeople(peopleSizes[1])] as const;

  return `## Counted lists

\`npm run bench -- lists\`: pages of 20 rows of one company, without the rows' presentation. RCU are computed by DynamoDB's
rules (\`bench/capacity-units.ts\`), eventually consistent, from a table in memory (\`bench/memory-table.ts\`); the ratio is to 100 records. Limits: the first, next and previous page ${maxTrips} round trips and ${atMost.page} × the RCU at
100; any page ${atMost.anyPage} ×; a search ${maxOfSearch.trips} round trips and ${maxOfSearch.read} RCU.

${tableOf([few.lists, many.lists], peopleSizes)}

${tableOf(stores, storeSizes)}

${table(
  ['search', 'trips:', ...peopleSizes.map((size) => `RCU ${shown(size)}:`), 'within the limit', 'found'],
  Object.entries(many.searches).map(([text, { page, trips, read }]) => [
    text,
    trips,
    shown(few.searches[text]?.read ?? 0),
    shown(read),
    withinLimit(trips <= maxOfSearch.trips && read <= maxOfSearch.read),
    `${shown(page.total)}${page.total_is_minimum ? ' or more' : ''}`,
  ]),
)}
`;
};
