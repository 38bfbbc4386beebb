import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { createStore, getStore, listStores, updateStore, updateWorkingTime } from '#shared/contracts/stores.ts';
import { addDays } from '#shared/domain/days.ts';
import messages from '#shared/messages/cs/fields.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { insertStore, storeKey } from '../data/stores/stores.ts';
import { get, transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const fields = { name: 'Brno, Královo Pole', address: 'Cimburkova 4, Brno', location: { lat: 49.226, lng: 16.593 } };
const create = (body: unknown, account: Account = world.people.buyer, headers = {}) =>
  invoke(createStore, account, { body, headers });
const update = (id: string, body: unknown, account: Account = world.people.buyer) =>
  invoke(updateStore, account, { params: { id }, body });
const read = (id: string, account: Account = world.people.buyer) => invoke(getStore, account, { params: { id } });
const closed = { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [] };
const open = (from: string, to: string, next_day = false) => ({
  ...closed,
  week: { ...closed.week, mon: [{ from, to, next_day }] },
});
const newStore = async () => ok(await create(fields)) as { id: string; version: number };

describe('the list of stores', () => {
  it.for([
    ['buyer', ['large', 'own', 'shared']],
    ['buyerManager', ['own', 'shared']],
    ['storeManager', ['own']],
    ['vendor', ['large', 'own', 'shared']],
    ['rivalVendor', ['foreign', 'shared']],
    ['foreignBuyer', ['foreign']],
  ] as const)('shows a %s exactly the stores that they may see, by name', async ([account, expected]) => {
    const { body } = await invoke(listStores, world.people[account], { query: { per_page: 100, address: 'Pankráci' } });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  it.for(['ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'] as const)(
    'shows a %s no store of another company, even one that the account names',
    async (role) => {
      const { companies, stores } = world;
      const store_ids = [stores.own.id, stores.foreign.id];
      const keeper = await world.person('Keeper', role, companies.customer, { store_ids });
      const { body } = await invoke(listStores, keeper, { query: {} });
      expect(body).toMatchObject({ total: 1, data: [{ id: stores.own.id }] });
      expect(await read(stores.foreign.id, keeper)).toMatchObject({ status: 404 });
    },
  );

  it('names all performers of a store to its customer, and to a performer only itself', async () => {
    const { people, companies, stores } = world;
    const vendorsFor = async (account: Account) => ok(await read(stores.shared.id, account)).vendors as unknown;
    expect(await vendorsFor(people.buyer)).toEqual([companies.performer, companies.rival]);
    expect(await vendorsFor(people.admin)).toEqual([companies.performer, companies.rival]);
    expect(await vendorsFor(people.vendor)).toEqual([companies.performer]);
    expect(await vendorsFor(people.rivalVendor)).toEqual([companies.rival]);
  });

  it('search ignores case and accents, and results are paged', async () => {
    const { body } = await invoke(listStores, world.people.buyer, { query: { name: 'LARGE', address: 'pankraci' } });
    expect(body).toMatchObject({ total: 1, data: [{ name: 'large' }] });
    expect(await invoke(listStores, world.people.buyer, { query: { per_page: 0 } })).toMatchObject({ status: 400 });
  });

  it.each([
    [3, 1, ['large', 'own', 'shared']],
    [2, 1, ['large', 'own']],
    [2, 2, ['shared']],
    [1, 2, ['own']],
    [2, 3, []],
  ])(
    'has at most %i rows on a page, and page %i continues where the one before ended',
    async (per_page, page, names) => {
      const query = { per_page, page, address: 'Pankráci' };
      const { body } = await invoke(listStores, world.people.buyer, { query });
      expect(body.data.map(({ name }: { name: string }) => name)).toEqual(names);
      expect(body).toMatchObject({ per_page, page, total: 3 });
    },
  );

  it.each([
    [
      'buyer',
      [
        'name',
        'address',
        'location',
        'phone',
        'sales_area_m2',
        'time_zone',
        'schedule',
        'pickup',
        'delivery_warehouse',
      ],
    ],
    ['storeManager', ['schedule']],
    ['vendor', []],
  ] as const)('says of each store what a %s may change', async (account, fields) => {
    const { body } = await invoke(listStores, world.people[account], { query: { name: 'own', address: 'Pankráci' } });
    expect(body.data.map(({ editable }: { editable: string[] }) => editable)).toEqual([fields]);
  });

  const namesFor = async (account: Account, query: Record<string, string>) =>
    ok(await invoke(listStores, account, { query })).map(({ name }: { name: string }) => name);

  it('has the stores that a performer serves, and the platform names it', async () => {
    const { admin, manager, buyer, storeManager, vendor, rivalVendor } = world.people;
    const { performer, rival, customer } = world.companies;
    const query = { company_role: 'vendor', address: 'Pankráci' };
    const byRival = { ...query, company_id: rival.id };
    for (const who of [admin, manager]) {
      expect(await namesFor(who, byRival)).toEqual(['foreign', 'shared']);
      expect(await namesFor(who, query)).toEqual([]);
    }
    expect(await namesFor(buyer, byRival)).toEqual(['shared']);
    expect(await namesFor(storeManager, byRival)).toEqual([]);
    expect(await namesFor(rivalVendor, query)).toEqual(['foreign', 'shared']);
    expect(await namesFor(vendor, { ...query, company_id: performer.id })).toEqual(['large', 'own', 'shared']);
    expect(await namesFor(vendor, byRival)).toEqual([]);
    const owned = { company_id: customer.id, company_role: 'customer', address: 'Pankráci' };
    expect(await namesFor(admin, owned)).toEqual(['large', 'own', 'shared']);
    expect(await namesFor(rivalVendor, owned)).toEqual(['shared']);
  });

  it('has the stores that a person is given, of those that the reader reaches', async () => {
    const { admin, buyer, buyerManager, storeManager, foreignBuyer, manager, worker, vendor } = world.people;
    for (const who of [admin, buyer]) {
      expect(await namesFor(who, { user_id: buyerManager.id })).toEqual(['own', 'shared']);
      expect(await namesFor(who, { user_id: buyerManager.id, name: 'sha' })).toEqual(['shared']);
    }
    for (const who of [admin, manager, buyer, buyerManager])
      expect(await namesFor(who, { user_id: storeManager.id })).toEqual(['own']);
    expect(await namesFor(vendor, { user_id: worker.id })).toEqual([]);
    for (const who of [foreignBuyer, vendor])
      expect(await invoke(listStores, who, { query: { user_id: storeManager.id } })).toMatchObject({
        status: 404,
        body: { fields: { user_id: expect.any(String) } },
      });
  });

  it('is refused to workers and newcomers', async () => {
    for (const account of [world.people.worker, world.people.newcomer])
      expect(await invoke(listStores, account)).toMatchObject({ status: 403 });
  });
});

describe('a new store', () => {
  it("belongs to the buyer's company, and the company's performers serve it at once", async () => {
    const answered = await create(fields);
    expect(answered).toMatchObject({
      status: 201,
      body: {
        data: { ...fields, version: 1, company: world.companies.customer, vendors: [world.companies.performer] },
      },
    });
    const { id } = ok(answered);
    expect(await read(id, world.people.vendor)).toMatchObject({ status: 200, body: { data: { editable: [] } } });
    expect(await read(id, world.people.rivalVendor)).toMatchObject({ status: 404 });
  });

  it('needs a point; a store of before may stay without one', async () => {
    const { location: _, ...others } = fields;
    for (const location of [null, undefined])
      expect(await create({ ...others, location })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', fields: { location: expect.anything() as unknown } },
      });
    const sent = { headers: { 'accept-language': 'cs' } };
    const refused = await invoke(createStore, world.people.buyer, { body: { ...others, location: null }, ...sent });
    expect(JSON.stringify(refused.body.fields.location)).toContain(messages['point-required']);
    const company = { id: randomUUID(), name: 'Old' };
    const buyer = await world.person('Old buyer', 'ROLE_BUYER', company);
    const id = randomUUID();
    await insertStore({ ...world.stores.own, id, company, vendors: [], location: null });
    const changed = await update(id, { version: 1, phone: '\u202A00420.777.123.456\u202C' }, buyer);
    expect(changed).toMatchObject({ status: 200, body: { data: { location: null, phone: '+420777123456' } } });
  });

  it('is refused to other roles, and to a buyer for another company', async () => {
    const { vendor, manager, storeManager, buyerManager, worker, foreignBuyer, admin } = world.people;
    for (const account of [vendor, manager, storeManager, buyerManager, worker])
      expect(await create(fields, account)).toMatchObject({ status: 403 });
    const company_id = world.companies.customer.id;
    expect(await create({ ...fields, company_id }, foreignBuyer)).toMatchObject({ status: 404 });
    expect(await create({ ...fields, company_id }, admin)).toMatchObject({ status: 201 });
    expect(await create(fields, admin)).toMatchObject({
      status: 404,
      body: { fields: { company_id: expect.any(String) } },
    });
    expect(await create({ ...fields, company_id: world.companies.performer.id }, admin)).toMatchObject({ status: 404 });
  });

  it('is closed, in Prague, and without the rest, until these are set', async () => {
    expect(ok(await create(fields))).toMatchObject({
      phone: null,
      sales_area_m2: null,
      time_zone: 'Europe/Prague',
      schedule: closed,
      pickup: false,
      delivery_warehouse: false,
    });
    const set = {
      location: { lat: 49.2, lng: 16.6 },
      phone: '+420777000001',
      sales_area_m2: 900,
      time_zone: 'Europe/Bratislava',
      schedule: open('06:00', '22:00'),
      pickup: true,
      delivery_warehouse: true,
    };
    const { id } = ok(await create({ ...fields, ...set }));
    expect(ok(await read(id))).toMatchObject(set);
  });

  it("is in its company's audit log with its creator, also when an admin created it", async () => {
    const { admin, buyer } = world.people;
    const body = { ...fields, name: 'Brno, audited', company_id: world.companies.customer.id };
    const { id } = ok(await create(body, admin));
    const { data } = (await invoke(listAudit, buyer)).body;
    expect(data).toContainEqual(
      expect.objectContaining({
        action: 'store-created',
        by: { id: admin.id, fio: 'Admin' },
        about: { id, name: 'Brno, audited' },
      }),
    );
  });

  it('is not served by a performer that serves only named stores of the company', async () => {
    const { companies, people } = world;
    const { vendors } = ok(await create(fields));
    expect(vendors).toEqual([companies.performer]);
    const { body } = await invoke(listStores, people.rivalVendor, { query: { name: fields.name } });
    expect(body.total).toBe(0);
  });

  const night = { from: '22:00', to: '22:00', next_day: true };
  const dates = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ date: addDays('2026-12-01', n), hours: [] }));
  it.for([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(101) }],
    ['phone', { phone: '777 000' }],
    ['location.lat', { location: { lat: 91, lng: 0 } }],
    ['time_zone', { time_zone: 'Europe/Pragu' }],
    ['time_zone', { time_zone: '+05:17' }],
    ['time_zone', { time_zone: '+02:00' }],
    ['schedule.week.mon.0.to', { schedule: open('22:00', '06:00') }],
    ['schedule.week.mon.0.to', { schedule: open('08:00', '09:00', true) }],
    ['schedule.week.mon.0.from', { schedule: open('24:00', '25:00') }],
    ['schedule.week.mon.0.from', { schedule: open('06:10', '22:00') }],
    ['schedule.week.mon', { schedule: { ...closed, week: { ...closed.week, mon: Array(7).fill(night) } } }],
    [
      'schedule.week.tue.0.from',
      { schedule: { ...closed, week: { ...closed.week, mon: [night], tue: [{ ...night, from: '21:45' }] } } },
    ],
    ['schedule.exceptions.0.date', { schedule: { ...closed, exceptions: [{ date: '2026-02-30', hours: [] }] } }],
    ['schedule.exceptions', { schedule: { ...closed, exceptions: dates(61) } }],
    ['schedule.exceptions.1.date', { schedule: { ...closed, exceptions: [...dates(1), ...dates(1)] } }],
    ['sales_area_m2', { sales_area_m2: 0 }],
    ['version', { version: 7 }],
  ] as const)('with an invalid %s returns 400 and names the field', async ([field, change]) => {
    expect(await create({ ...fields, ...change })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: expect.stringMatching(/\.$/) } },
    });
  });

  it('is created once for a repeated key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { ...fields, name: 'Once only' };
    const [one, two] = await Promise.all([
      create(body, world.people.buyer, headers),
      create(body, world.people.buyer, headers),
    ]);
    expect(one).toEqual(two);
    const { body: found } = await invoke(listStores, world.people.buyer, { query: { name: 'once only' } });
    expect(found.total).toBe(1);
  });
});

it('a company makes 500 stores a day, whoever of its people makes them', async () => {
  // Of their own: the others' limit stays as it is.
  const { companies, person } = await createWorld();
  const { stranger } = companies;
  const [one, other] = [await person('One', 'ROLE_BUYER', stranger), await person('Other', 'ROLE_BUYER', stranger)];
  const headers = { 'idempotency-key': `last-${one.id}` };
  const last = { ...fields, name: `Last ${one.id}` };
  await fillCounter('created-stores', stranger.id, 499, new Date().toISOString());
  expect((await create(last, one, headers)).status).toBe(201);
  for (const who of [one, other])
    expect(await create(fields, who)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect((await create(last, one, headers)).status).toBe(201);
  expect((await create(fields)).status).toBe(201);
});

describe('an edited store', () => {
  it('keeps fields that were not sent, raises its version, and shows in every list', async () => {
    const { id, version } = await newStore();
    expect(ok(await update(id, { version, name: 'Brno, Lesná' }))).toMatchObject({
      ...fields,
      name: 'Brno, Lesná',
      version: version + 1,
    });
    const { body } = await invoke(listStores, world.people.vendor, { query: { name: 'Lesná' } });
    expect(body.data).toMatchObject([{ id }]);
  });

  it("is logged in its company's audit log with the person who changed it, also when an admin did", async () => {
    const { admin, buyer, foreignBuyer } = world.people;
    const { id, version } = await newStore();
    await update(id, { version, name: 'Brno, by an admin' }, admin);
    const logOf = async (account: Account) => (await invoke(listAudit, account)).body.data;
    expect(await logOf(buyer)).toContainEqual(
      expect.objectContaining({
        action: 'store-changed',
        by: { id: admin.id, fio: 'Admin' },
        about: { id, name: 'Brno, by an admin' },
        on_behalf: true,
        changes: [{ field: 'name', before: fields.name, after: 'Brno, by an admin', withheld: false }],
      }),
    );
    expect(await logOf(foreignBuyer)).toEqual([]);
  });

  it('returns 409 for a stale version, also for concurrent edits', async () => {
    const { id, version } = await newStore();
    const both = await racing(writes('STORE#'), [
      () => update(id, { version, name: 'One' }),
      () => update(id, { version, name: 'Two' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await update(id, { version, name: 'Three' })).toMatchObject({ status: 409, body: { code: 'changed' } });
  });

  it('returns 404 for another company, 403 for roles that only read, and changes nothing', async () => {
    const { id, version } = world.stores.own;
    expect(await update(id, { version, name: 'X' }, world.people.foreignBuyer)).toMatchObject({ status: 404 });
    for (const account of [world.people.vendor, world.people.manager, world.people.worker])
      expect(await update(id, { version, name: 'X' }, account)).toMatchObject({ status: 403 });
    expect(ok(await read(id))).toMatchObject({ name: 'own', version });
  });

  it('by a store manager may change only the opening hours of their own stores', async () => {
    const { own, shared } = world.stores;
    const schedule = { ...own.schedule, exceptions: [{ date: '2026-12-31', hours: [] }] };
    const { storeManager } = world.people;
    expect(await update(own.id, { version: own.version, name: 'Mine' }, storeManager)).toMatchObject({
      status: 403,
      body: { fields: { name: expect.any(String) } },
    });
    expect(await update(shared.id, { version: 1, schedule }, storeManager)).toMatchObject({ status: 404 });
    expect(ok(await update(own.id, { version: own.version, schedule }, storeManager))).toMatchObject({ schedule });
  });
});

describe('the working time of a store', () => {
  const setHours = (id: string, body: unknown, account: Account = world.people.buyer) =>
    invoke(updateWorkingTime, account, { params: { id }, body });
  const schedule = open('22:00', '06:00', true);

  it('is changed by its store manager, and nothing else is in the same request', async () => {
    const { companies, person } = world;
    const { id, version } = await newStore();
    const keeper = await person('Keeper', 'ROLE_STORE_MANAGER', companies.customer, { store_ids: [id] });
    expect(ok(await setHours(id, { version, schedule }, keeper))).toMatchObject({ schedule, version: version + 1 });
    expect(await setHours(id, { version: version + 1, schedule, name: 'Mine' }, keeper)).toMatchObject({
      status: 400,
      body: { fields: { name: expect.any(String) } },
    });
    const { data } = (await invoke(listAudit, keeper)).body;
    expect(data).toMatchObject([{ action: 'store-changed', about: { id } }]);
  });

  it('is refused to other companies, to roles that only read, and for a stale version', async () => {
    const { people } = world;
    const { id, version } = await newStore();
    expect(await setHours(id, { version, schedule }, people.foreignBuyer)).toMatchObject({ status: 404 });
    for (const account of [people.vendor, people.manager, people.worker])
      expect(await setHours(id, { version, schedule }, account)).toMatchObject({ status: 403 });
    expect(await setHours(id, { version: version + 1, schedule })).toMatchObject({ status: 409 });
    expect(await setHours(id, { version, schedule: open('22:00', '06:00') })).toMatchObject({
      status: 400,
      body: { fields: { 'schedule.week.mon.0.to': expect.any(String) } },
    });
    expect(ok(await read(id))).toMatchObject({ schedule: closed, version });
  });

  it('of a store that an older release stored is read and kept', async () => {
    const { id, version } = await newStore();
    const { schedule: _, ...item } = { schedule: null, ...(await get(storeKey(id))) };
    const day = { from: '06:10', to: '23:59' };
    const working_time = { mon: day, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
    // An item of a newer schema cannot be overwritten, only removed.
    await transact([{ part: 'newer', remove: storeKey(id) }]);
    await transact([{ part: 'older', put: { ...item, ...storeKey(id), schema: 1, working_time } }]);
    expect(ok(await read(id)).schedule).toEqual(open('06:00', '00:00', true));
    expect(ok(await update(id, { version, name: 'Saved again' })).schedule).toEqual(open('06:00', '00:00', true));
    expect(await get(storeKey(id))).toMatchObject({ schema: 3, working_time: { mon: { from: '06:00', to: '23:59' } } });
  });
});

it('are found by digits in groups and by no symbols, in the whole list and in a part of it', async () => {
  const { companies, people, person, store } = await createWorld();
  const kiosk = await store('Kiosk 7 11', companies.customer, [], { address: 'Dlouhá 5, 140 00 Praha 4' });
  const part = await person('Part', 'ROLE_BUYER_MANAGER', companies.customer, { store_ids: [kiosk.id] });
  const found = async (who: Account, query: Record<string, string>) =>
    (await invoke(listStores, who, { query })).body.data.map(({ id }: { id: string }) => id);
  for (const who of [people.buyer, part]) {
    for (const address of ['140 00', '140', '140 00 praha', '4 140'])
      expect(await found(who, { address })).toEqual([kiosk.id]);
    expect(await found(who, { name: '7 11' })).toEqual([kiosk.id]);
    for (const nothing of ['!!!', '🙂', '140 01']) {
      expect(await found(who, { name: nothing })).toEqual([]);
      expect(await found(who, { address: nothing })).toEqual([]);
    }
  }
});
