import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/notifications.ts';
import { createStore, getStore, listStores, updateStore } from '#shared/contracts/stores.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const fields = { name: 'Brno, Královo Pole', address: 'Cimburkova 4, Brno' };
const create = (body: unknown, account: Account = world.people.buyer, headers = {}) =>
  invoke(createStore, account, { body, headers });
const update = (id: string, body: unknown, account: Account = world.people.buyer) =>
  invoke(updateStore, account, { params: { id }, body });
const read = (id: string, account: Account = world.people.buyer) => invoke(getStore, account, { params: { id } });
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
        'working_time',
        'pickup',
        'delivery_warehouse',
      ],
    ],
    ['storeManager', ['working_time']],
    ['vendor', []],
  ] as const)('says of each store what a %s may change', async (account, fields) => {
    const { body } = await invoke(listStores, world.people[account], { query: { name: 'own', address: 'Pankráci' } });
    expect(body.data.map(({ editable }: { editable: string[] }) => editable)).toEqual([fields]);
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
    const closed = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
    expect(ok(await create(fields))).toMatchObject({
      location: null,
      phone: null,
      sales_area_m2: null,
      time_zone: 'Europe/Prague',
      working_time: closed,
      pickup: false,
      delivery_warehouse: false,
    });
    const set = {
      location: { lat: 49.2, lng: 16.6 },
      phone: '+420777000001',
      sales_area_m2: 900,
      time_zone: 'Europe/Bratislava',
      working_time: { ...closed, mon: { from: '06:00', to: '22:00' } },
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

  const open = (from: string, to: string) => ({
    mon: { from, to },
    tue: null,
    wed: null,
    thu: null,
    fri: null,
    sat: null,
    sun: null,
  });
  it.for([
    ['name', { name: ' ' }],
    ['name', { name: 'a'.repeat(101) }],
    ['phone', { phone: '777 000 001' }],
    ['location.lat', { location: { lat: 91, lng: 0 } }],
    ['time_zone', { time_zone: 'Europe/Pragu' }],
    ['time_zone', { time_zone: '+05:17' }],
    ['time_zone', { time_zone: '+02:00' }],
    ['working_time.mon.to', { working_time: open('22:00', '06:00') }],
    ['working_time.mon.from', { working_time: open('24:00', '25:00') }],
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
    const working_time = { ...own.working_time, sat: null };
    const { storeManager } = world.people;
    expect(await update(own.id, { version: own.version, name: 'Mine' }, storeManager)).toMatchObject({
      status: 403,
      body: { fields: { name: expect.any(String) } },
    });
    expect(await update(shared.id, { version: 1, working_time }, storeManager)).toMatchObject({ status: 404 });
    expect(ok(await update(own.id, { version: own.version, working_time }, storeManager))).toMatchObject({
      working_time,
    });
  });
});
