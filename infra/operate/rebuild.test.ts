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
import { secondRing } from '../../test/world/second-ring.ts';
import type { rebuild as rebuildAll } from './rebuild.ts';

/** The cell of the offered shift. */
const statistics = 'STATISTICS#2026-07#-#s1#2026-07-01';
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

// First, because the tests after these damage the table.
secondRing.it('a table without damage has no differences', async () => {
  expect(await rebuild({ write: false })).toEqual(nothing);
  expect(await recount.recountNext(randomUUID(), 100_000)).toMatchObject({ differences: [] });
});

secondRing.it('an entry is put back into a bucket whose counter says that it is full', async () => {
  const list = entries.peopleList(null, null, 'fio');
  const [entry] = await table.queryTable(`E#${list}`);
  await table.transact([{ part: 'missing', remove: { pk: String(entry?.['pk']), sk: String(entry?.['sk']) } }]);
  await change(`B#${list}`, '-', 'SET n = :n', { ':n': 200 });
  expect((await rebuild({ write: true })).missing).toHaveLength(1);
  expect(await rebuild({ write: false })).toEqual(nothing);
});

secondRing.it(
  'the recount walks through all lists in parts, names the list whose counters differ and mends it',
  async () => {
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
  },
);

secondRing.it(
  'the recount and the repair know the stores of each company and the shifts of each day; a dry run repairs nothing',
  async () => {
    const { storeList } = await import('../../functions/data/stores/store-entries.ts');
    const { shiftDayKey } = await import('../../functions/data/shifts/shift-days.ts');
    const list = storeList(customer.id, 'name');
    await table.transact([
      { part: 'damage', put: { pk: `B#${list}`, sk: '-', n: 1, hi: '~', v: 1 } },
      { part: 'damage', put: { ...shiftDayKey('2026-06-01'), n: 3 } },
    ]);
    const damaged = new Set([list, 'shift-days']);
    const listsIn = (differences: readonly { list: string }[]) => new Set(differences.map((one) => one.list));
    for (let times = 0; times < 2; times++)
      expect(listsIn((await rebuild({ write: false })).counters)).toEqual(damaged);
    expect(listsIn((await recount.recountNext(randomUUID(), 100_000)).differences)).toEqual(damaged);
    expect(listsIn((await rebuild({ write: false })).counters)).toEqual(new Set(['shift-days']));
    expect(await rebuild({ write: true })).toMatchObject({ skipped: 0 });
    expect(await rebuild({ write: false })).toEqual(nothing);
    expect(await table.get(shiftDayKey('2026-06-01'))).toMatchObject({ n: 0 });
  },
);

secondRing.it('the recount and the repair know the lists of people by specialty and by store', async () => {
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

/** Damages one item of each kind. Returns the number of damages. */
const damage = async () => {
  const list = entries.peopleList(performer.id, null, 'fio');
  const [entry] = await table.queryTable(`E#${list}`);
  const words = await table.queryTable(`S#${entries.peopleIndex(customer.id)}#b`);
  const [word] = words;
  const [offer] = await table.queryTable(`VENDOR#${performer.id}#OFFERS`);
  const [purchase] = await table.queryTable(`PURCHASES#company#${customer.id}`);
  if (!entry || !word || !offer || !purchase) throw new Error('The world has people, an offered shift and an order');
  const stale = { ...word, sk: `bz${String(word['sk'])}` };
  await table.transact([
    { part: 'missing', remove: { pk: String(entry['pk']), sk: String(entry['sk']) } },
    { part: 'missing', remove: { pk: String(purchase['pk']), sk: String(purchase['sk']) } },
    { part: 'stale', put: stale },
    { part: 'stale', put: { pk: `W#${performer.id}#nothing`, sk: worker } },
    { part: 'stale', put: { ...offer, sk: 'earlier' } },
    { part: 'stale', put: { pk: `E#stores##name`, sk: `=zzz\u001F${randomUUID()}` } },
    { part: 'different', put: { ...word, projection: { name: 'x', roles: [], created_at: '' } } },
  ]);
  await change(
    statistics,
    'STATISTICS',
    'SET #one = :one REMOVE #own',
    { ':one': {} },
    { '#one': 'S#gone', '#own': 'S#shift' },
  );
  await change('B#companies##name', '-', 'ADD n :n', { ':n': 5 });
  await change('G#companies##name', '-', 'ADD n :n', { ':n': 7 });
  return list;
};

it('a dry run names every difference and writes nothing; the repair leaves none', async () => {
  const list = await damage();
  const dry = await rebuild({ write: false });
  expect(dry).toMatchObject({
    skipped: 0,
    missing: expect.arrayContaining([
      expect.stringContaining(list),
      expect.stringContaining(`PURCHASES#company#${customer.id}`),
      `${statistics}\nSTATISTICS shift`,
    ]),
  });
  expect(dry.missing).toHaveLength(3);
  expect(dry.different).toHaveLength(1);
  expect(dry.stale.map((name) => name.slice(0, 2)).toSorted()).toEqual(['E#', 'S#', 'ST', 'VE', 'W#']);
  const counters = dry.counters.map((difference) => `${difference.level} ${difference.list}`);
  // The buckets of the two lists with changed entries, and both levels of the list with changed counters.
  expect(counters.toSorted()).toEqual(
    ['bucket companies##name', 'group companies##name', `bucket ${list}`, 'bucket stores##name'].toSorted(),
  );
  const again = await rebuild({ write: false });
  expect([again.missing, again.stale, again.different]).toEqual([dry.missing, dry.stale, dry.different]);
  expect(again.counters).toHaveLength(dry.counters.length);
  expect(await rebuild({ write: true })).toMatchObject({ skipped: 0 });
  expect(await rebuild({ write: false })).toEqual(nothing);
});

it('names what does not add up in the ledger, and leaves it', async () => {
  const paid = `LEDGER#paid#${performer.id}`;
  const [entry] = await table.queryTable(paid, { startsWith: 'ENTRY#' });
  if (!entry) throw new Error('The performer has paid');
  const difference = `${paid}: the balance is 249001, its entries make 249000`;
  await change(paid, 'BALANCE', 'ADD balance :more', { ':more': 1 });
  expect(await rebuild({ write: true })).toEqual({ ...nothing, ledger: [difference] });
  await table.transact([{ part: 'lost', remove: { pk: paid, sk: String(entry['sk']) } }]);
  const { ledger } = await rebuild({ write: true });
  expect(ledger).toEqual([
    `posting ${String(entry['posting'])}: its entries make -249000`,
    `${paid}: the balance is 249001, its entries make 0`,
  ]);
});
