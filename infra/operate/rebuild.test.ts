import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type * as Entries from '../../functions/data/people/account-entries.ts';
import type * as Table from '../../functions/data/table.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { change, customer, nothing, performer, worker, writeRecords } from '../../test/world/records-to-rebuild.ts';
import type { rebuild as rebuildAll } from './rebuild.ts';

/** The cell of the offered shift. */
const statistics = 'STATISTICS#2026-07#-#s1#2026-07-01';
let table: typeof Table;
let entries: typeof Entries;
let rebuild: typeof rebuildAll;
beforeAll(async () => {
  await takeOwnTable();
  table = await import('../../functions/data/table.ts');
  entries = await import('../../functions/data/people/account-entries.ts');
  ({ rebuild } = await import('./rebuild.ts'));
  await writeRecords();
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
