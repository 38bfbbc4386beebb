import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#shared/domain/roles.ts';
import { racing, whileHeld, withEachFault, writes } from '../../../test/world/faults.ts';
import { takeOwnTable } from '../../../test/world/own-table.ts';
import { createQueue, messagesIn } from '../../../test/world/queues.ts';
import { streamRecord } from '../../../test/world/stream.ts';
import type * as Check from '../../data/counted/check.ts';
import type { storedEntries as stored } from '../../data/counted/entry-writes.ts';
import type * as Lists from '../../data/people/account-lists.ts';
import type * as Accounts from '../../data/people/accounts.ts';
import type { Account } from '../../data/people/accounts.ts';
import type * as Entries from '../../data/people/filter-entries.ts';
import type * as Filters from '../../data/people/filter-lists.ts';
import { newAccount } from '../../data/people/new-account.ts';
import type * as Table from '../../data/table.ts';
import type * as Projections from '../run-projections.ts';

// The deployed projection does not see this table.
let table: typeof Table;
let accounts: typeof Accounts;
let entries: typeof Entries;
let filters: typeof Filters;
let lists: typeof Lists;
let check: typeof Check;
let storedEntries: typeof stored;
let project: typeof Projections.handler;
let deadLetters: string;
beforeAll(async () => {
  await takeOwnTable();
  table = await import('../../data/table.ts');
  accounts = await import('../../data/people/accounts.ts');
  entries = await import('../../data/people/filter-entries.ts');
  filters = await import('../../data/people/filter-lists.ts');
  lists = await import('../../data/people/account-lists.ts');
  check = await import('../../data/counted/check.ts');
  ({ storedEntries } = await import('../../data/counted/entry-writes.ts'));
  ({ handler: project } = await import('../run-projections.ts'));
});
beforeEach(async () => {
  deadLetters = await createQueue();
  process.env['DEAD_LETTERS'] = deadLetters;
});

type Company = { id: string; name: string };
type Change = ReturnType<typeof streamRecord>;
const aCompany = (): Company => ({ id: `company-${randomUUID()}`, name: 'Company' });
const aPerson = (company: Company, change: Partial<Account> = {}): Account => {
  const login_id = randomUUID();
  const created_at = '2026-01-01T00:00:00.000Z';
  const given = { login_id, fio: 'Jana Nováková', role: 'ROLE_VENDOR_STAFF', company, created_at } as const;
  return { ...newAccount(given), ...change };
};
const aManager = (company: Company, store_ids: string[]) =>
  aPerson(company, { roles: ['ROLE_BUYER_MANAGER'], store_ids });

/** Writes an account without its other lists, and returns the change as the stream tells it. */
const changeOf = async (id: string, write: readonly Table.Write[]): Promise<Change> => {
  const key = { pk: `ACCOUNT#${id}`, sk: 'ACCOUNT' };
  const before = await table.get(key);
  await table.transact(write.filter(({ part }) => part === 'account'));
  const after = await table.get(key);
  return streamRecord({ ...(before && { before }), ...(after && { after }) });
};
const added = (account: Account) => changeOf(account.id, accounts.accountInsertionWrites(account));
const replaced = (before: Account, after: Account) =>
  changeOf(before.id, accounts.accountChangeWrites({ before, after: { ...after, version: before.version + 1 } }));
const closed = (account: Account, hoursAreKept = false) =>
  changeOf(account.id, accounts.closeAccountWrites(account, hoursAreKept, 0));

const apply = (...Records: Change[]) => project({ Records });

const readerOf = (company: Company): Actor => ({
  id: 'reader',
  login_id: 'reader',
  fio: 'Reader',
  role: 'ROLE_VENDOR',
  company,
  store_ids: [],
});
const paging = { page: 1, per_page: 100 };
const shown = async (company: Company, filter: { categories?: string[]; store_id?: string; roles?: string[] }) => {
  const { total, data } = await lists.listAccounts(readerOf(company), { ...paging, ...filter });
  return { total, names: data.map(({ fio }) => fio) };
};
const withSpecialty = (company: Company, specialty: string) => shown(company, { categories: [specialty] });

/**
 * Of the lists of the given accounts, those whose stored entries are not exactly the ones of the listed accounts, or
 * whose counters are not exact.
 */
const differences = async (known: readonly Account[], listed: readonly Account[]): Promise<string[]> => {
  const wanted = listed.flatMap(entries.filterEntriesOf);
  const names = new Set([...known.flatMap(entries.filterEntriesOf), ...wanted].map(({ list }) => list));
  const different: string[] = [];
  for (const list of names) {
    const stored = (await table.queryTable(`E#${list}`)).map(({ sk }) => String(sk));
    const expected = wanted.filter((entry) => entry.list === list).map(({ key, id }) => `=${key}\u001F${id}`);
    const counters = (await check.checkList(list)).differences;
    if (stored.join() !== expected.toSorted().join() || counters.length > 0) different.push(list);
  }
  return different;
};

describe('the lists of people by specialty and by store', () => {
  it('follow a worker: added, renamed, with other specialties, in another company, closed', async () => {
    const [company, other] = [aCompany(), aCompany()];
    const first = aPerson(company, { category_ids: ['cashier', 'baker'] });
    const colleague = aPerson(company, { fio: 'Petr Svoboda', category_ids: ['baker'] });
    await apply(await added(first), await added(colleague));
    expect(await withSpecialty(company, 'baker')).toEqual({ total: 2, names: ['Jana Nováková', 'Petr Svoboda'] });
    expect(await withSpecialty(company, 'cashier')).toEqual({ total: 1, names: ['Jana Nováková'] });
    const second = { ...first, fio: 'Žaneta Nová', category_ids: ['baker', 'filler'], version: 2 };
    await apply(await replaced(first, second));
    expect(await withSpecialty(company, 'baker')).toEqual({ total: 2, names: ['Petr Svoboda', 'Žaneta Nová'] });
    expect(await withSpecialty(company, 'cashier')).toEqual({ total: 0, names: [] });
    expect(await withSpecialty(company, 'filler')).toEqual({ total: 1, names: ['Žaneta Nová'] });
    const third = { ...second, company: other, version: 3 };
    await apply(await replaced(second, third));
    expect(await withSpecialty(company, 'filler')).toEqual({ total: 0, names: [] });
    expect(await withSpecialty(other, 'filler')).toEqual({ total: 1, names: ['Žaneta Nová'] });
    await apply(await closed(third, true));
    expect(await withSpecialty(other, 'filler')).toEqual({ total: 0, names: [] });
    expect(await differences([first, second, third], [colleague])).toEqual([]);
  });

  it('list the managers of a store, together and by role, and nobody whose role has no stores', async () => {
    const company = aCompany();
    const fio = (name: string, role: Account['roles'][number]) =>
      aPerson(company, { fio: name, roles: [role], store_ids: ['s'] });
    const people = [
      fio('Buyer manager', 'ROLE_BUYER_MANAGER'),
      fio('Store manager', 'ROLE_STORE_MANAGER'),
      fio('Worker', 'ROLE_VENDOR_STAFF'),
    ];
    for (const person of people) await apply(await added(person));
    const inRoles = async (...roles: string[]) => (await shown(company, { store_id: 's', roles })).names;
    expect(await shown(company, { store_id: 's' })).toEqual({ total: 2, names: ['Buyer manager', 'Store manager'] });
    expect(await inRoles('ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER')).toEqual(['Buyer manager', 'Store manager']);
    expect(await inRoles('ROLE_STORE_MANAGER')).toEqual(['Store manager']);
    expect(await inRoles('ROLE_VENDOR_STAFF')).toEqual([]);
  });

  it('hold an account with 20 specialties, and one with 100 stores, also after a new name', async () => {
    const company = aCompany();
    const worker = aPerson(company, { category_ids: Array.from({ length: 20 }, (_, n) => `specialty-${n}`) });
    const stores = Array.from({ length: 100 }, (_, n) => `store-${n}`);
    const manager = aManager(company, stores);
    const storedOf = async (account: Account) => (await storedEntries(entries.filterEntriesOf(account))).length;
    await added(worker);
    await added(manager);
    // Without the stream's limit of time, because a busy machine is slow.
    await filters.updateFilterLists([worker, manager].map(({ id }) => ({ id, entries: [] })));
    expect([await storedOf(worker), await storedOf(manager)]).toEqual([20, 200]);
    const renamed = { ...manager, fio: 'Adam Nový', store_ids: stores.slice(1), version: 2 };
    await replaced(manager, renamed);
    await filters.updateFilterLists([{ id: manager.id, entries: entries.filterEntriesOf(manager) }]);
    expect([await storedOf(manager), await storedOf(renamed)]).toEqual([0, 198]);
    const ends = { ...renamed, store_ids: ['store-0', 'store-1', 'store-99'] };
    expect(await differences([ends], [{ ...ends, store_ids: ['store-1', 'store-99'] }])).toEqual([]);
  });

  it('are not touched by a change of other fields', async () => {
    const worker = aPerson(aCompany(), { category_ids: ['baker'] });
    const other = { ...worker, locale: 'en' as const, version: 2 };
    await added(worker);
    await apply(await replaced(worker, other));
    expect(await differences([worker], [])).toEqual([]);
  });
});

describe('an event that is delivered', () => {
  const history = async () => {
    const company = aCompany();
    const first = aPerson(company, { category_ids: ['a', 'b'] });
    const second = { ...first, category_ids: ['b', 'c'], version: 2 };
    const third = { ...second, fio: 'Adam Nový', category_ids: ['a', 'c'], version: 3 };
    return { versions: [first, second, third], first, second, third };
  };

  it('again counts nobody twice', async () => {
    const worker = aPerson(aCompany(), { category_ids: ['baker'] });
    const event = await added(worker);
    await apply(event, event);
    await apply(event);
    expect(await differences([], [worker])).toEqual([]);
  });

  it('in any order, and again after later ones, leaves what the account is in the end', async () => {
    for (const order of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2, 0],
      [2, 0, 1, 1, 0],
    ]) {
      const { versions, first, second, third } = await history();
      const events = [await added(first), await replaced(first, second), await replaced(second, third)];
      for (const n of order) await apply(events[n] as Change);
      expect(await differences(versions, [third])).toEqual([]);
    }
  });

  it('between the changes brings back no entry, and is no removal of a later one', async () => {
    const { versions, first, second, third } = await history();
    const one = await added(first);
    await apply(one);
    const two = await replaced(first, second);
    await apply(one);
    expect(await differences(versions, [second])).toEqual([]);
    const three = await replaced(second, third);
    await apply(two, one);
    expect(await differences(versions, [third])).toEqual([]);
    await apply(three);
    expect(await differences(versions, [third])).toEqual([]);
    const four = await closed(third);
    await apply(one);
    await apply(four, two, three);
    expect(await differences(versions, [])).toEqual([]);
  });

  it('by another process, and decided before a later change but written after it, is decided again', async () => {
    const { versions, first, second, third } = await history();
    await added(first);
    await whileHeld(
      writes('E#'),
      () => filters.updateFilterLists([{ id: first.id, entries: entries.filterEntriesOf(first) }]),
      async () => {
        await apply(await replaced(first, second));
        await apply(await replaced(second, third));
      },
    );
    expect(await differences(versions, [third])).toEqual([]);
  });

  it('of a closed account that was opened again meanwhile, with the version that it had, writes nothing of the earlier one', async () => {
    const company = aCompany();
    const earlier = aPerson(company, { category_ids: ['a'] });
    const later = { ...earlier, category_ids: ['b'], created_at: '2026-02-01T00:00:00.000Z' };
    await added(earlier);
    await whileHeld(
      writes('E#'),
      () => filters.updateFilterLists([{ id: earlier.id, entries: entries.filterEntriesOf(earlier) }]),
      async () => {
        await apply(await closed(earlier));
        await apply(await added(later));
      },
    );
    expect(await differences([earlier], [later])).toEqual([]);
  });

  it('with a fault at any of its writes, and again, is applied once', async () => {
    const faults = await withEachFault(async (faulty) => {
      const company = aCompany();
      const category_ids = Array.from({ length: 20 }, (_, n) => `specialty-${n}`);
      const worker = aPerson(company, { category_ids });
      const renamed = { ...worker, fio: 'Adam Nový', category_ids: category_ids.slice(5), version: 2 };
      await apply(await added(worker));
      const event = await replaced(worker, renamed);
      const touched = [{ id: worker.id, entries: [worker, renamed].flatMap(entries.filterEntriesOf) }];
      await faulty(() => filters.updateFilterLists(touched));
      await apply(event);
      expect(await differences([worker], [renamed])).toEqual([]);
    });
    // Two transactions, because one writes up to 33 entries: each of them lost, and unanswered.
    expect(faults).toBe(4);
  });
});

describe('20 people of one company', () => {
  const crowd = (company: Company) =>
    Array.from({ length: 20 }, (_, n) => aPerson(company, { fio: `Worker ${n}`, category_ids: ['baker', 'cashier'] }));

  it('who come in one batch of the stream are counted exactly', async () => {
    const company = aCompany();
    const people = crowd(company);
    const events = await Promise.all(people.map(added));
    await apply(...events);
    expect(await withSpecialty(company, 'baker')).toMatchObject({ total: 20 });
    expect(await differences([], people)).toEqual([]);
  });

  it('who are written by 20 processes at the same moment are counted exactly', async () => {
    const company = aCompany();
    const people = crowd(company);
    await Promise.all(people.map(added));
    const results = await racing(
      writes('E#'),
      people.map(
        ({ id }) =>
          () =>
            filters.updateFilterLists([{ id, entries: [] }]),
      ),
    );
    expect(results.flatMap((failed) => [...failed])).toEqual([]);
    expect(await withSpecialty(company, 'baker')).toMatchObject({ total: 20 });
    expect(await differences([], people)).toEqual([]);
  });

  it('of whom one cannot be read, are listed but for that one, whose event is set aside', async () => {
    const company = aCompany();
    const people = crowd(company);
    const events = await Promise.all(people.map(added));
    const [unreadable, ...others] = people;
    const key = { pk: `ACCOUNT#${unreadable?.id}`, sk: 'ACCOUNT' };
    const set = { part: 'damage', update: key, set: 'SET locale = :x', values: { ':x': 'unknown' } };
    await table.transact([set]);
    await apply(...events);
    expect(await differences([], others)).toEqual([]);
    expect(await messagesIn(deadLetters)).toMatchObject([{ consumer: 'list-by-filter', pk: key.pk }]);
  });
});
