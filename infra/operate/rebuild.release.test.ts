import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { nullsOf } from '#shared/contracts/fields.ts';
import { StoreFields } from '#shared/contracts/stores.ts';
import type * as Entries from '../../functions/data/people/account-entries.ts';
import type { Store } from '../../functions/data/stores/stores.ts';
import type * as Table from '../../functions/data/table.ts';
import type * as Recount from '../../functions/jobs/lists/recount.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { change, customer, nothing, performer, worker, writeRecords } from '../../test/world/records-to-rebuild.ts';
import type { rebuild as rebuildAll } from './rebuild.ts';

let table: typeof Table;
let entries: typeof Entries;
let recount: typeof Recount;
let rebuild: typeof rebuildAll;
beforeAll(async () => {
  await takeOwnTable();
  table = await import('../../functions/data/table.ts');
  entries = await import('../../functions/data/people/account-entries.ts');
  recount = await import('../../functions/jobs/lists/recount.ts');
  ({ rebuild } = await import('./rebuild.ts'));
  await writeRecords();
});

const open = [{ from: '06:00', to: '22:00', next_day: false }];
const aStore = (company: { id: string; name: string }): Store => ({
  ...nullsOf(StoreFields),
  id: randomUUID(),
  version: 1,
  company,
  name: 'Náměstí',
  address: 'Náměstí Míru 1, Praha 2',
  location: { lat: 50.05, lng: 14.44 },
  sales_area_m2: 150,
  time_zone: 'Europe/Prague',
  schedule: { week: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: [] }, exceptions: [] },
  pickup: false,
  delivery_warehouse: false,
  active: true,
  vendors: [],
});

it('a table without damage has no differences', async () => {
  expect(await rebuild({ write: false })).toEqual(nothing);
  expect(await recount.recountNext(randomUUID(), 100_000)).toMatchObject({ differences: [] });
});

it('an entry is put back into a bucket whose counter says that it is full', async () => {
  const list = entries.peopleList(null, null, 'fio');
  const [entry] = await table.queryTable(`E#${list}`);
  await table.transact([{ part: 'missing', remove: { pk: String(entry?.['pk']), sk: String(entry?.['sk']) } }]);
  await change(`B#${list}`, '-', 'SET n = :n', { ':n': 200 });
  expect((await rebuild({ write: true })).missing).toHaveLength(1);
  expect(await rebuild({ write: false })).toEqual(nothing);
});

it('the recount walks through all lists in parts, names the list whose counters differ and mends it', async () => {
  const list = entries.peopleList(customer.id, 'ROLE_BUYER', 'created_at');
  await change(`B#${list}`, '-', 'ADD n :n', { ':n': 1 });
  const seen = new Map<string, string[]>();
  for (let n = 0; n < 8; n++) {
    const run = `2026-01-01T00:${String(n).padStart(2, '0')}`;
    const { differences, read } = await recount.recountNext(run, 30);
    expect(read).toBeLessThan(70);
    seen.set(
      run,
      differences.map((difference) => difference.list),
    );
    // The first run has mended them.
    if (differences.length > 0) expect((await recount.recountNext(run, 30)).differences).toEqual([]);
  }
  expect(new Set([...seen.values()].flat())).toEqual(new Set([list]));
  expect((await recount.recountNext(randomUUID(), 100_000)).differences).toEqual([]);
});

it('the recount and the repair know the stores of each company and the shifts of each day; a dry run repairs nothing', async () => {
  const { storeList } = await import('../../functions/data/stores/store-entries.ts');
  const { shiftDayKey } = await import('../../functions/data/shifts/shift-days.ts');
  const list = storeList(customer.id, 'name');
  await table.transact([
    { part: 'damage', put: { pk: `B#${list}`, sk: '-', n: 1, hi: '~', v: 1 } },
    { part: 'damage', put: { ...shiftDayKey('2026-06-01'), n: 3 } },
  ]);
  const damaged = new Set([list, 'shift-days']);
  const listsIn = (differences: readonly { list: string }[]) => new Set(differences.map((one) => one.list));
  for (let times = 0; times < 2; times++) expect(listsIn((await rebuild({ write: false })).counters)).toEqual(damaged);
  expect(listsIn((await recount.recountNext(randomUUID(), 100_000)).differences)).toEqual(damaged);
  expect(listsIn((await rebuild({ write: false })).counters)).toEqual(new Set(['shift-days']));
  expect(await rebuild({ write: true })).toMatchObject({ skipped: 0 });
  expect(await rebuild({ write: false })).toEqual(nothing);
  expect(await table.get(shiftDayKey('2026-06-01'))).toMatchObject({ n: 0 });
});

it('the recount and the repair know the lists of people by specialty and by store', async () => {
  const { accountInsertionWrites } = await import('../../functions/data/people/accounts.ts');
  const { newAccount } = await import('../../functions/data/people/new-account.ts');
  const { filterListIn } = await import('../../functions/data/people/filter-entries.ts');
  const { updateFilterLists } = await import('../../functions/data/people/filter-lists.ts');
  const { specialtyItem } = await import('../../functions/data/specialties/specialties.ts');
  const { insertStore } = await import('../../functions/data/stores/stores.ts');
  const names = { en: 'Baker', cs: 'Pekař', ru: 'Пекарь' };
  const texts = { id: 'baker', names, descriptions: names, icon: 'x', hourly_rate: 1, hourly_premium: 0 };
  const kind = { category_kind: 'specialty', avatar: null } as const;
  const baker = { ...texts, ...kind, version: 1, auto_complete: true, active: true, used: true };
  await table.transact([{ part: 'specialty', put: specialtyItem(baker) }]);
  const store = aStore(customer);
  await insertStore(store);
  const created_at = '2026-01-01T00:00:00.000Z';
  const about = { fio: 'Adam Nový', role: 'ROLE_STORE_MANAGER', company: customer, created_at } as const;
  const manager = { ...newAccount({ ...about, login_id: randomUUID() }), store_ids: [store.id] };
  await table.transact(accountInsertionWrites(manager));
  await updateFilterLists([{ id: manager.id, entries: [] }]);

  const bySpecialty = filterListIn(performer.id, { by: 'specialty', id: 'baker' }, ['ROLE_VENDOR_STAFF']) ?? '';
  const byStore = filterListIn(customer.id, { by: 'store', id: store.id }, ['ROLE_STORE_MANAGER']) ?? '';
  for (const list of [bySpecialty, byStore]) await change(`B#${list}`, '-', 'ADD n :n', { ':n': 1 });
  const { differences } = await recount.recountNext(randomUUID(), 100_000);
  expect(new Set(differences.map(({ list }) => list))).toEqual(new Set([bySpecialty, byStore]));
  const [entry] = await table.queryTable(`E#${bySpecialty}`);
  await table.transact([
    { part: 'missing', remove: { pk: String(entry?.['pk']), sk: String(entry?.['sk']) } },
    { part: 'stale', put: { pk: `E#${byStore}`, sk: `=zzz\u001F${worker}` } },
  ]);
  expect(await rebuild({ write: true })).toMatchObject({
    missing: [expect.stringContaining(bySpecialty)],
    stale: [expect.stringContaining(byStore)],
    skipped: 0,
  });
  expect(await rebuild({ write: false })).toEqual(nothing);
});
