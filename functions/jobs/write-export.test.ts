import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { createExport } from '#shared/contracts/exports.ts';
import { invite } from '#shared/contracts/people.ts';
import { endShift, startShift } from '#shared/contracts/shifts.ts';
import type { AuditChange } from '#shared/domain/audit/changes.ts';
import { clock, fullDay } from '#shared/domain/time-text.ts';
import csCommon from '#shared/messages/cs/common.ts';
import * as cs from '#shared/messages/cs/exported.generated.ts';
import csShifts from '#shared/messages/cs/shifts.ts';
import * as en from '#shared/messages/en/exported.generated.ts';
import { deliverPending, effectsRun } from '../../test/world/effects.ts';
import { exported, fetched, get, order, type Order, notified } from '../../test/world/exports.ts';
import { whileHeld, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { placeOrder } from '../../test/world/order-fixtures.ts';
import { objectAt, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { paidShift, saveShifts } from '../../test/world/paid-shifts.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { createQueue } from '../../test/world/queues.ts';
import { at, ok, plan, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { agreedSupply, issue } from '../../test/world/supply-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { cellsOf } from '../../test/world/xlsx.ts';
import type { Account } from '../data/people/accounts.ts';
import { limits } from './exports/limits.ts';

// The test runs everything that is pending in its table.
await takeOwnTable();
await takeOwnBucket();
const { createWorld } = await import('../../test/world/world.ts');
const { getAccount, accountChangeWrites } = await import('../data/people/accounts.ts');
const { getCompany } = await import('../data/companies/companies.ts');
const { exportsOf } = await import('../data/exports/exports.ts');
const { findFile } = await import('../data/files/files.ts');
const { auditEntryWrite } = await import('../data/audit.ts');
const { insertStore } = await import('../data/stores/stores.ts');
const { transact } = await import('../data/table.ts');
const { handler: removeFiles } = await import('./remove-files.ts');

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  process.env['QUEUE'] = await createQueue();
  world = await createWorld();
  fixtures = shiftFixtures(world);
});
const newBuyer = (change: Partial<Account> = {}) =>
  world.person('Buyer', 'ROLE_BUYER', world.companies.customer, change);
const usual = { ...limits };
afterEach(() => {
  Object.assign(limits, usual);
  vi.useRealTimers();
});

const lines = ({ bytes }: { bytes: Buffer }) => bytes.toString().split('\r\n');
/** The first cells of the rows. */
const names = async (who: Account, of?: Order) =>
  lines(await exported(who, of))
    .slice(1, -1)
    .map((line) => line.split(/[,;]/)[0]);
const change = async (who: Account, changes: Partial<Account>): Promise<Account> => {
  const before = await getAccount(who.id);
  if (!before) throw new Error('The account is closed');
  const after = { ...before, ...changes, version: before.version + 1 };
  await transact(accountChangeWrites({ before, after }));
  return after;
};

describe('an exported list', () => {
  it('is a CSV file with a header, a byte order mark and every row, named after the list and the day', async () => {
    const buyer = await newBuyer();
    const file = await exported(buyer);
    const address = '"Na Pankráci 1618/30, Praha 4"';
    expect(lines(file)).toEqual([
      '\uFEFFName,Address,Company,Phone,Sales area (m²),Time zone,Order pickup,Deliveries,Performers',
      `large,${address},customer,,900,Europe/Prague,No,No,performer`,
      `own,${address},customer,,150,Europe/Prague,No,No,performer`,
      `shared,${address},customer,,150,Europe/Prague,No,No,"performer, rival"`,
      '',
    ]);
    expect(file).toMatchObject({ rows: 3, complete: true, list: 'stores', format: 'csv' });
    expect(file.reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Stores 20\d\d-\d\d-\d\d\.csv";/,
    );
    expect(await notified(buyer)).toEqual([['export-ready', { list: 'stores', rows: '3' }, file.id]]);
  });

  it('is an Excel workbook with numbers as numbers and text as text', async () => {
    const file = await exported(await newBuyer(), { format: 'xlsx', query: { name: 'large' } });
    expect(cellsOf(file.bytes)).toEqual([
      [
        'Name',
        'Address',
        'Company',
        'Phone',
        'Sales area (m²)',
        'Time zone',
        'Order pickup',
        'Deliveries',
        'Performers',
      ],
      ['large', 'Na Pankráci 1618/30, Praha 4', 'customer', null, 900, 'Europe/Prague', 'No', 'No', 'performer'],
    ]);
    expect(file.reply.headers.get('content-type')).toContain('spreadsheetml');
  });

  it("is in the account's language, with diacritics", async () => {
    const { customer } = world.companies;
    const reader = await world.person('Žofie Řeháková', 'ROLE_BUYER', customer, {
      locale: 'cz',
      phone: '+420777000001',
    });
    await world.person('Ещё Жанна', 'ROLE_STORE_MANAGER', customer, { store_ids: [world.stores.own.id] });
    const file = await exported(reader, { list: 'users', query: { sort: 'fio', order: 'desc' } });
    expect(lines(file).slice(0, 3)).toEqual([
      '\uFEFFJméno;Role;Firma;E-mail;Telefon;Osobní číslo;Profese;Pracovní vztah',
      'Ещё Жанна;Vedoucí prodejny;customer;;;;;',
      'Žofie Řeháková;Zákazník;customer;;+420 777 000 001;;;',
    ]);
    expect(file.reply.headers.get('content-disposition')).toContain("filename*=UTF-8''People%20");
    const workbook = await exported(await change(reader, { locale: 'ru' }), { list: 'users', format: 'xlsx' });
    expect(cellsOf(workbook.bytes)[0]?.[0]).toBe('Имя');
  });

  it('does not run as a formula in a spreadsheet, and a phone number is one to read', async () => {
    const formula = '=HYPERLINK("http://evil.test","x")';
    const company = { id: randomUUID(), name: '@SUM(A1)' };
    await insertStore({ ...world.stores.own, id: randomUUID(), name: formula, company, phone: '+420777000001' });
    const owner = await world.person('Owner', 'ROLE_BUYER', company);
    expect(lines(await exported(owner))[1]).toMatch(/^"'=HYPERLINK\(""http.*,'@SUM\(A1\),\+420 777 000 001,/);
    expect(cellsOf((await exported(owner, { format: 'xlsx' })).bytes)[1]?.[0]).toBe(formula);
  });

  it('of delivery documents has all pages of several statuses together', async () => {
    Object.assign(limits, { page: 2 });
    // Whose customers no other test listens to.
    const vendor = await world.person('Vendor', 'ROLE_VENDOR', world.companies.rival);
    const { product } = await productFixtures(world);
    const { id: soap } = await product({ name: 'Mýdlo', price: 4950 }, vendor);
    const order = await agreedSupply(vendor, world.people.foreignBuyer, world.stores.foreign.id, { [soap]: 5 });
    const issued = [1, 2, 3, 4, 5];
    for (const nth of issued) await issue(vendor, order.id, { [soap]: 1 }, { external_number: `DL ${nth}` });
    const of: Order = { list: 'documents', query: { statuses: ['issued', 'accepted'] } };
    expect(await names(vendor, of)).toEqual(issued.toReversed().map((nth) => `${order.number}-${nth}`));
    expect(lines(await exported(vendor, of)).at(-2)).toMatch(/-1,Issued,.*,foreign,DL 1,,,,1,49\.5/);
    expect(await names(world.people.vendor, of)).toEqual([]);
  });

  it('of orders and of sales has what each order costs, and what was sold of which product', async () => {
    const vendor = await world.person('Vendor', 'ROLE_VENDOR', world.companies.rival);
    const { product } = await productFixtures(world);
    const { id: brush } = await product({ name: 'Kartáč', price: 4950, weight: 100 }, vendor);
    const now = '2032-05-10T08:00:00.000Z';
    const { number } = await placeOrder(world.people.foreignBuyer, { [brush]: 2 }, { now });
    const day = { from: '2032-05-10', to: '2032-05-10' };
    const list = lines(await exported(vendor, { list: 'orders' }));
    expect(list[0]).toBe(`\uFEFF${Object.values(en.headers.orders).join(',')}`);
    expect(list.find((line) => line.startsWith(String(number)))).toMatch(
      new RegExp(`^${number},New,2032-05-10,rival,stranger,.*,Delivery,Praha 4,2,198\\.00,198\\.00,Not paid,$`),
    );
    const sales = lines(await exported(vendor, { list: 'sales', query: { ...day, by: 'product' } }));
    expect(sales.slice(1, -1)).toEqual(['Kartáč,1,2,99.00']);
    const body = { list: 'sales', format: 'csv', query: {} };
    expect(await invoke(createExport, await newBuyer(), { body })).toMatchObject({ status: 403 });
  });

  it('has the filters and the order of the list, over all its pages', async () => {
    Object.assign(limits, { page: 2, rows: 3 });
    const buyer = await newBuyer();
    expect(await names(buyer)).toEqual(['large', 'own', 'shared']);
    expect(await names(buyer, { query: { order: 'desc' } })).toEqual(['shared', 'own', 'large']);
    expect(await names(buyer, { query: { name: 'sha' } })).toEqual(['shared']);
    expect(await names(buyer, { query: { name: 'nobody' } })).toEqual([]);
  });

  it('has what its owner sees in the list, and nothing else', async () => {
    const { vendor, rivalVendor, buyerManager, foreignBuyer } = world.people;
    expect((await names(vendor)).toSorted()).toEqual(['large', 'own', 'shared']);
    expect(await names(buyerManager)).toEqual(['own', 'shared']);
    expect(await names(foreignBuyer)).toEqual(['foreign']);
    // A performer does not learn of the others at the same store.
    const ofRival = (await exported(rivalVendor)).bytes.toString();
    expect([ofRival.includes('rival'), ofRival.includes('performer')]).toEqual([true, false]);
  });

  it('of companies has their IČO and role, and is refused to those who do not list them', async () => {
    const { companies, people } = world;
    const inn = (await getCompany(companies.performer.id))?.inn;
    const file = await exported(people.admin, { list: 'companies', query: { roles: ['vendor'], name: 'perf' } });
    expect(lines(file)).toEqual([
      '\uFEFFName,IČO,Role,Credibility,Plan,Plan until,Since',
      `performer,${inn},Performer,,,,${fullDay('2026-01-01')}`,
      '',
    ]);
    expect(
      await invoke(createExport, people.storeManager, { body: { list: 'companies', format: 'csv', query: {} } }),
    ).toMatchObject({ status: 403 });
  });

  it('of invitations, of waiting people and of clients has what their lists show to those who read them', async () => {
    const { customer, performer } = world.companies;
    const buyer = await newBuyer();
    const email = `${randomUUID()}@smena.test`;
    const body = { role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id], email };
    ok(await invoke(invite, buyer, { body }));
    const [, invited] = lines(await exported(buyer, { list: 'invitations', query: { contact: email } }));
    expect(invited).toMatch(new RegExp(`^${email},,Store manager,customer,own,,Buyer,.*,Valid$`));
    const waits = { role: 'ROLE_STORE_MANAGER', company: customer, since: '2026-03-02T08:00:00.000Z' } as const;
    await world.person('Wanda Waiting', 'ROLE_USER', null, { waits });
    const [, waiting] = lines(await exported(buyer, { list: 'waiting', query: { name: 'Wanda' } }));
    expect(waiting).toMatch(/^Wanda Waiting,Store manager,customer,,,/);
    const vendor = await world.person('Vendor', 'ROLE_VENDOR', performer);
    expect(lines(await exported(vendor, { list: 'clients' }))[1]).toMatch(/^performer,customer,Yes,/);
    const refused = { body: { list: 'waiting', format: 'csv', query: {} } };
    expect(await invoke(createExport, vendor, refused)).toMatchObject({ status: 403 });
  });

  it('is that of its owner when the file is written, not when it was ordered', async () => {
    const { own, shared } = world.stores;
    const reader = await world.person('Reader', 'ROLE_BUYER_MANAGER', own.company, { store_ids: [own.id, shared.id] });
    const id = await order(reader);
    await change(reader, { store_ids: [own.id] });
    await effectsRun();
    expect(await fetched(reader, id)).toMatchObject({ rows: 1 });
  });
});

describe('exported shifts', () => {
  const late = { ...plan, planned_break_minutes: 30 };
  /** Started 7 minutes late and ended as planned. */
  const worked = async (order: object, staff: Account): Promise<string> => {
    const { id } = await fixtures.confirmed({ ...late, ...order }, staff);
    await fixtures.act(startShift, id, { who: staff, now: at(20, '06:07') });
    await fixtures.act(endShift, id, { who: staff, now: plan.ends_at });
    return id;
  };
  const days = { from: plan.starts_at.slice(0, 10), to: plan.starts_at.slice(0, 10) };
  let own: string;
  let foreign: string;
  let open: string;
  beforeAll(async () => {
    own = await worked({}, world.people.worker);
    open = (await fixtures.create({ ...plan, store_id: world.stores.shared.id })).id;
    foreign = (await fixtures.create({ store_id: world.stores.foreign.id }, world.people.foreignBuyer)).id;
  });
  const rows = async (who: Account, of: Order) => lines(await exported(who, { list: 'shifts', ...of })).slice(1, -1);

  it("have the list's columns in the language of the account, with times at the store", async () => {
    const reader = await newBuyer({ locale: 'cz' });
    const file = await exported(reader, { list: 'shifts', query: { ...days, status: ['completed'] } });
    const clockAt = (instant: string) => clock(instant, 'Europe/Prague');
    expect(lines(file)).toEqual([
      `\uFEFF${Object.values(cs.headers.shifts).join(';')}`,
      [
        csCommon.shiftStatus.completed,
        fullDay(days.from),
        clockAt(plan.starts_at),
        clockAt(plan.ends_at),
        'own',
        'Na Pankráci 1618/30, Praha 4',
        'customer',
        'performer',
        world.specialties.cashier,
        'Jana Nováková',
        clockAt(at(20, '06:07')),
        clockAt(plan.ends_at),
        '0',
        '353',
        '330',
        '7',
        '180',
        [
          csShifts.words.overPlan.replace('{{time}}', '23 min'),
          csShifts.words.lateBy.replace('{{time}}', '7 min'),
        ].join(', '),
      ].join(';'),
      '',
    ]);
    expect(file).toMatchObject({ rows: 1, complete: true });
  });

  it('have numbers as numbers in a workbook', async () => {
    const file = await exported(await newBuyer(), { list: 'shifts', format: 'xlsx', query: { id: [own] } });
    expect(cellsOf(file.bytes)[1]?.slice(12, 17)).toEqual([0, 353, 330, 7, 180]);
  });

  it('are those of the role, of the filters, or the chosen ones in any number', async () => {
    const { worker, vendor, rivalVendor, foreignBuyer } = world.people;
    const storesIn = (each: string[]) => each.map((line) => line.split(',')[4]).toSorted();
    const everyone = { query: days };
    expect(storesIn(await rows(await newBuyer(), everyone))).toEqual(['own', 'shared']);
    expect(storesIn(await rows(foreignBuyer, everyone))).toEqual(['foreign']);
    expect(storesIn(await rows(vendor, everyone))).toEqual(['own', 'shared']);
    expect(storesIn(await rows(rivalVendor, everyone))).toEqual(['foreign', 'shared']);
    expect(storesIn(await rows(await newBuyer(), { query: { ...days, status: ['new'] } }))).toEqual(['shared']);
    const unknown = Array.from({ length: 99 }, (_, n) => `no-shift-${n}`);
    const chosen = { query: { id: [own, foreign, ...unknown, open] } };
    expect(storesIn(await rows(await newBuyer(), chosen))).toEqual(['own', 'shared']);
    expect(storesIn(await rows(worker, chosen))).toEqual(['own']);
  });
});

describe('the exported payroll', () => {
  const query = { month: '2026-03' };
  const newVendor = (change: Partial<Account> = {}) =>
    world.person('Vendor', 'ROLE_VENDOR', world.companies.performer, change);
  beforeAll(async () => {
    const { companies, stores } = world;
    const adam = await world.person('Adam Nový', 'ROLE_VENDOR_STAFF', companies.performer, { personal_number: '0042' });
    const breaks = [{ from: '2026-03-10T09:00:00.000Z', to: '2026-03-10T09:20:00.000Z' }];
    const formula = { ...stores.own, name: '=1+1' };
    await saveShifts(
      paidShift({ staff: adam, store: stores.shared, day: '2026-03-10', minutes: { weekday: 450 }, patch: { breaks } }),
      paidShift({ staff: adam, store: stores.shared, day: '2026-03-14', minutes: { weekend: 61 } }),
      paidShift({ staff: adam, store: formula, day: '2026-03-11', minutes: { weekday: 60 } }),
    );
  });

  it('has semicolons in every language, hours and Kč with two decimals, and no formula', async () => {
    const numbers = [
      '1.00;1.00;0.00;0.00;0.00;0.00;0.00;180.00;153.00',
      '8.52;7.50;1.02;0.00;0.00;0.33;45.75;1578.75;1341.94',
    ];
    const linesOf = (head: object, [first, second]: string[]) => [
      `\uFEFF${Object.values(head).join(';')}`,
      `0042;Adam Nový;'=1+1;2026-03;${first}`,
      `0042;Adam Nový;shared;2026-03;${second}`,
      '',
    ];
    const english = await exported(await newVendor(), { list: 'payroll', query });
    expect(lines(english)).toEqual(linesOf(en.headers.payroll, numbers));
    const czech = await exported(await newVendor({ locale: 'cz' }), { list: 'payroll', query });
    const withCommas = numbers.map((line) => line.replaceAll('.', ','));
    expect(lines(czech)).toEqual(linesOf(cs.headers.payroll, withCommas));
    expect(english).toMatchObject({ rows: 2, complete: true });
  });

  it('has numbers as numbers in a workbook', async () => {
    const file = await exported(await newVendor(), { list: 'payroll', format: 'xlsx', query });
    expect(cellsOf(file.bytes).slice(1)).toEqual([
      ['0042', 'Adam Nový', '=1+1', '2026-03', 1, 1, 0, 0, 0, 0, 0, 180, 153],
      ['0042', 'Adam Nový', 'shared', '2026-03', 8.52, 7.5, 1.02, 0, 0, 0.33, 45.75, 1578.75, 1341.94],
    ]);
  });

  it('is of the own company alone, of a month, and refused to customers', async () => {
    const { people, companies } = world;
    expect(await exported(people.rivalVendor, { list: 'payroll', query })).toMatchObject({ rows: 0 });
    const ofOthers = { ...query, company_id: companies.performer.id };
    expect(await exported(people.rivalVendor, { list: 'payroll', query: ofOthers })).toMatchObject({ rows: 0 });
    const body = { list: 'payroll', format: 'csv', query };
    expect(await invoke(createExport, await newBuyer(), { body })).toMatchObject({ status: 403 });
    for (const refused of [{}, { ...query, id: ['one'] }])
      expect(await invoke(createExport, await newVendor(), { body: { ...body, query: refused } })).toMatchObject({
        status: 400,
      });
  });
});

describe('the exported statistics', () => {
  const query = { from: '2026-03-10', to: '2026-03-14' };

  it('are by employee and by store, with pay for the performer and without it for the customer', async () => {
    const { companies } = world;
    const vendor = await world.person('Vendor', 'ROLE_VENDOR', companies.performer);
    const staff = lines(await exported(vendor, { list: 'staffStatistics', query }));
    expect(staff[0]).toBe(`\uFEFF${Object.values(en.headers.staffStatistics).join(',')}`);
    expect(staff[1]).toMatch(/^Adam Nový,performer,3,/);
    const cells = async (list: 'staffStatistics' | 'objectStatistics', who: Account) =>
      cellsOf((await exported(who, { list, format: 'xlsx', query })).bytes);
    const netOf = ([head, first]: unknown[][], header: string) => first?.[head?.indexOf(header) ?? -1];
    const { net } = en.headers.objectStatistics;
    expect(netOf(await cells('objectStatistics', vendor), net)).toBeGreaterThan(0);
    expect(netOf(await cells('objectStatistics', await newBuyer()), net)).toBeNull();
  });
});

describe('the exported audit log', () => {
  const day = '2026-11-02';
  const days = { from: day, to: day };
  beforeAll(async () => {
    const { people, companies, stores } = world;
    const { admin, buyer, foreignBuyer } = people;
    const changes: AuditChange[] = [
      { field: 'name', before: 'Old', after: 'own', withheld: false },
      { field: 'phone', before: null, after: '+420777000001', withheld: false },
      { field: 'pickup', before: false, after: true, withheld: false },
      { field: 'role', before: null, after: 'ROLE_BUYER', withheld: false },
      { field: 'stores', before: [], after: ['own', 'large'], withheld: false },
      { field: 'bank_account', before: null, after: null, withheld: true },
    ];
    const entry = { action: 'store-changed', at: `${day}T08:05:00.000Z` } as const;
    await transact([
      auditEntryWrite({ ...entry, by: admin, company: companies.customer, about: stores.own, changes }),
      auditEntryWrite({ ...entry, at: `${day}T09:00:00.000Z`, by: buyer, action: 'terms-accepted' }),
      auditEntryWrite({ ...entry, by: foreignBuyer, about: stores.foreign }),
    ]);
  });

  it('has who, what, on whose behalf, before and after in words, and nothing of another company', async () => {
    const file = await exported(await newBuyer(), { list: 'audit', query: days });
    const changes =
      'Name: Old → own; Phone: — → +420777000001; Order pickup: No → Yes; Role: — → Customer; ' +
      'Stores: — → own, large; Bank account: changed; the value is not recorded';
    expect(lines(file)).toEqual([
      '\uFEFFDate,Time,Person,Action,Kind,Record,Company,By Smena on behalf of the company,Changes',
      '02.11.2026,10:00,Buyer,User agreement accepted,Person,,customer,No,',
      `02.11.2026,09:05,Admin,Store changed,Store,own,customer,Yes,"${changes}"`,
      '',
    ]);
  });

  it('has the chosen entries, whenever they were, and those of the reader alone', async () => {
    const { foreignBuyer, worker } = world.people;
    const { body } = await invoke(listAudit, await newBuyer(), { query: days });
    const id = body.data.map((entry: { id: string }) => entry.id);
    const actions = async (who: Account) =>
      lines(await exported(who, { list: 'audit', query: { id } }))
        .slice(1, -1)
        .map((line) => line.split(',')[3]);
    expect(await actions(await newBuyer())).toEqual(['User agreement accepted', 'Store changed']);
    expect(await actions(foreignBuyer)).toEqual([]);
    expect(await actions(worker)).toEqual([]);
  });
});

describe('an export fails, and says so,', () => {
  it.each<[string, (who: Account) => Promise<unknown>, Order, string]>([
    ['without the right to the list', (who) => change(who, { roles: ['ROLE_VENDOR_STAFF'] }), {}, 'no-access'],
    ['of too many rows', async () => Object.assign(limits, { rows: 2 }), {}, 'too-many-rows'],
    [
      'with filters that the list refuses',
      (who) => change(who, { roles: ['ROLE_ADMIN'], company: null }),
      { list: 'users', query: { roles: ['ROLE_BUYER', 'ROLE_VENDOR'] } },
      'refused-filters',
    ],
  ])('%s', async (_, before, of, failure) => {
    const who = await newBuyer();
    const id = await order(who, of);
    await before(who);
    await effectsRun();
    expect(await get(who, id)).toMatchObject({ state: 'failed', failure, url: null, rows: null });
    expect(await notified(who)).toEqual([['export-failed', { list: of.list ?? 'stores' }, id]]);
    expect((await findFile(id))?.state).toBe('removed');
  });
});

it('a failed export gives back its use of the limit', async () => {
  const who = await newBuyer();
  limits.rows = 2;
  for (let round = 0; round < 2; round++) {
    const ids = [await order(who), await order(who)];
    await effectsRun();
    expect(await Promise.all(ids.map(async (id) => (await get(who, id)).state))).toEqual(['failed', 'failed']);
  }
});

describe('the worker', () => {
  it('that is late does nothing, and the export has failed', async () => {
    const who = await newBuyer();
    const id = await order(who);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    const { url, ...one } = await get(who, id);
    expect([url, one]).toEqual([null, expect.objectContaining({ state: 'failed', failure: 'not-in-time' })]);
    const { handler } = await import('./write-export.ts');
    const { pendingEntries } = await import('../data/outbox.ts');
    const { delivery } = await import('../../test/world/effects.ts');
    for (const entry of await pendingEntries())
      await handler({ Records: [delivery({ id: entry.id, committed_at: entry.at })] });
    expect(await notified(who)).toEqual([]);
    expect((await findFile(id))?.state).toBe('waiting');
  });

  it('removes its file if the account is closed while it is written', async () => {
    const who = await newBuyer();
    const id = await order(who);
    const { removeExport } = await import('../data/exports/exports.ts');
    const remove = async () => {
      for (const one of await exportsOf(who.id)) await removeExport(one, new Date().toISOString());
      await removeFiles({ time: new Date().toISOString() });
    };
    await whileHeld(writes('EXPORTS#'), deliverPending, remove);
    expect((await findFile(id))?.state).toBe('removed');
    await removeFiles({ time: new Date().toISOString() });
    expect([await objectAt(`private/export/${id}`), await exportsOf(who.id), await notified(who)]).toEqual([
      undefined,
      [],
      [],
    ]);
  });
});
