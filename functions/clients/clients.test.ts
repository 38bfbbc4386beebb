import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  acceptServiceRequest,
  createServiceRequest,
  listClientStores,
  listCompanyClients,
  updateClientStores,
  updateCompanyClients,
  withdrawServiceRequest,
} from '#shared/contracts/clients.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { createPrice } from '#shared/contracts/pay.ts';
import * as shifts from '#shared/contracts/shifts.ts';
import { getStore, listStores } from '#shared/contracts/stores.ts';
import { effectsRun } from '../../test/world/effects.ts';
import { racing, whileHeld, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { at, ok, plan, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import type { createWorld as makeWorld, World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import type { indexDelay as delay } from '../jobs/settle-service.ts';

// The worker runs in this process, on a table that the deployed one does not see.
let createWorld: typeof makeWorld;
let indexDelay: typeof delay;
let world: World;
beforeAll(async () => {
  await takeOwnTable();
  process.env['QUEUE'] = await createQueue();
  ({ createWorld } = await import('../../test/world/world.ts'));
  ({ indexDelay } = await import('../jobs/settle-service.ts'));
  indexDelay.ms = 0;
});
afterAll(() => {
  indexDelay.ms = 2000;
});
beforeEach(async () => {
  world = await createWorld();
});

const clientsOf = (who: Account, query = {}) => invoke(listCompanyClients, who, { query });
const storesFor = (who: Account, query = {}) => invoke(listClientStores, who, { query });
const setClients = (who: Account, id: string, body: object) =>
  invoke(updateCompanyClients, who, { params: { id }, body: { version: 1, ...body } });
const setStores = (who: Account, body: object) =>
  invoke(updateClientStores, who, { body: { client_id: world.companies.customer.id, version: 1, ...body } });
/** The performer of the world serves only some stores, or all of them. */
const narrow = (store_ids: string[] | null, body = {}) => setStores(world.people.vendor, { store_ids, ...body });
const status = async (answer: Promise<{ status: number }>) => (await answer).status;

const inList = async (contract: typeof listStores | typeof shifts.listShifts, who: Account) => {
  const day = plan.starts_at.slice(0, 10);
  const query = { per_page: 100, ...(contract === shifts.listShifts && { from: day, to: day }) };
  return (ok(await invoke(contract, who, { query })) as { id: string }[]).map(({ id }) => id).toSorted();
};
const shiftNow = async (id: string, who = world.people.buyer) =>
  ok(await invoke(shifts.getShift, who, { params: { id }, now: when.ordered }));

describe('the list of clients', () => {
  it('shows a performer its clients, a buyer its performers, and the platform those of any performer', async () => {
    const { people, companies, stores } = world;
    const { customer, stranger, performer, rival } = companies;
    expect((await clientsOf(people.vendor)).body).toMatchObject({
      version: 1,
      total: 1,
      data: [{ id: customer.id, vendor: performer, client: customer, store_ids: null, stores: [] }],
    });
    const ofRival = {
      total: 2,
      data: [
        { id: customer.id, store_ids: [stores.shared.id], stores: [{ id: stores.shared.id, name: 'shared' }] },
        { id: stranger.id, store_ids: null },
      ],
    };
    expect((await clientsOf(people.rivalVendor)).body).toMatchObject(ofRival);
    for (const who of [people.admin, people.manager])
      expect((await clientsOf(who, { vendor_id: rival.id })).body).toMatchObject(ofRival);
    expect((await clientsOf(people.buyer)).body).toMatchObject({
      version: null,
      total: 2,
      data: [
        { id: performer.id, client: customer },
        { id: rival.id, client: customer },
      ],
    });
    expect((await clientsOf(people.foreignBuyer)).body).toMatchObject({ total: 1, data: [{ id: rival.id }] });
  });

  it('shows nothing of another performer, or of none', async () => {
    const { people, companies } = world;
    expect((await clientsOf(people.vendor, { vendor_id: companies.rival.id })).body).toMatchObject({ total: 0 });
    expect((await clientsOf(people.admin)).body).toMatchObject({ total: 0, version: null });
    const without = await world.person('Without a company', 'ROLE_VENDOR', null);
    expect((await clientsOf(without)).body).toMatchObject({ total: 0, version: null });
  });

  it('is searched, sorted and paged by the name of the other company', async () => {
    const { rivalVendor } = world.people;
    const { customer, stranger } = world.companies;
    const idsOf = async (query: object) => ok(await clientsOf(rivalVendor, query)).map(({ id }: { id: string }) => id);
    expect(await idsOf({ name: 'STRANG' })).toEqual([stranger.id]);
    expect(await idsOf({ order: 'desc' })).toEqual([stranger.id, customer.id]);
    expect(await idsOf({ id: customer.id })).toEqual([customer.id]);
    const first = await clientsOf(rivalVendor, { per_page: 1 });
    expect(await idsOf({ per_page: 1, cursor: first.body.next_cursor })).toEqual([stranger.id]);
  });

  it('is refused to the roles that have no clients', async () => {
    const { worker, buyerManager, storeManager, newcomer } = world.people;
    for (const who of [worker, buyerManager, storeManager, newcomer]) {
      expect(await status(clientsOf(who))).toBe(403);
      expect(await status(storesFor(who))).toBe(403);
    }
  });
});

describe("the list of a client's stores", () => {
  const served = async (who: Account, query: object) =>
    ok(await storesFor(who, query)).map((store: { name: string; served: boolean }) => [store.name, store.served]);

  it('says the customer and the platform which of all its stores the performer serves', async () => {
    const { people, companies } = world;
    const expected = [
      ['large', false],
      ['own', false],
      ['shared', true],
    ];
    const both = { vendor_id: companies.rival.id, client_id: companies.customer.id };
    expect(await served(people.buyer, { vendor_id: companies.rival.id })).toEqual(expected);
    expect(await served(people.admin, both)).toEqual(expected);
    expect(await served(people.manager, { ...both, name: 'LAR' })).toEqual([['large', false]]);
    expect(await served(people.vendor, { client_id: companies.customer.id })).toEqual(
      expected.map(([name]) => [name, true]),
    );
  });

  it('shows a performer only those that it serves, with their pages and their search', async () => {
    const { people, companies, stores } = world;
    const { customer } = companies;
    const of = (who: Account, query = {}) => served(who, { client_id: customer.id, ...query });
    expect(await of(people.rivalVendor)).toEqual([['shared', true]]);
    expect(await of(people.rivalVendor, { name: 'LAR' })).toEqual([]);
    ok(await narrow([stores.large.id, stores.shared.id]));
    expect(await of(people.vendor)).toEqual([
      ['large', true],
      ['shared', true],
    ]);
    expect(await of(people.vendor, { name: 'sha' })).toEqual([['shared', true]]);
    const { body } = await storesFor(people.vendor, { client_id: customer.id, per_page: 1, page: 2, order: 'desc' });
    expect(body).toMatchObject({ total: 2, data: [{ name: 'large' }] });
    expect(await served(people.buyer, { vendor_id: companies.performer.id })).toHaveLength(3);
  });

  it('is not found without a cooperation, or of another company', async () => {
    const { people, companies } = world;
    const { customer, stranger, performer, rival } = companies;
    for (const [who, query] of [
      [people.vendor, { client_id: stranger.id }],
      [people.vendor, { client_id: customer.id, vendor_id: rival.id }],
      [people.vendor, {}],
      [people.buyer, { client_id: stranger.id, vendor_id: rival.id }],
      [people.foreignBuyer, { vendor_id: performer.id }],
      [people.admin, { vendor_id: rival.id }],
      [people.admin, { vendor_id: 'nothing', client_id: customer.id }],
    ] as const)
      expect(await status(storesFor(who, query))).toBe(404);
  });
});

describe("a performer's clients", () => {
  it('are set by an admin, and the new ones are served in all stores', async () => {
    const { people, companies, stores } = world;
    const { performer, stranger } = companies;
    const open = await shiftFixtures(world).create({ store_id: stores.foreign.id }, people.foreignBuyer);
    const set = await setClients(people.admin, performer.id, { clients: [stranger.id] });
    expect(set).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    await effectsRun();
    expect((await clientsOf(people.vendor)).body).toMatchObject({ data: [{ id: stranger.id, store_ids: null }] });
    expect(await inList(listStores, people.vendor)).toEqual([stores.foreign.id]);
    expect(await inList(shifts.listShifts, people.vendor)).toEqual([open.id]);
    expect(ok(await invoke(getStore, people.buyer, { params: { id: stores.own.id } })).vendors).toEqual([]);
  });

  it('are only removed by the performer itself', async () => {
    const { people, companies } = world;
    const { customer, stranger, performer, rival } = companies;
    expect(await setClients(people.vendor, performer.id, { clients: [customer.id, stranger.id] })).toMatchObject({
      status: 404,
      body: { fields: { clients: expect.any(String) } },
    });
    expect(await status(setClients(people.vendor, rival.id, { clients: [] }))).toBe(404);
    expect(await status(setClients(people.rivalVendor, rival.id, { clients: [stranger.id] }))).toBe(200);
    expect((await clientsOf(people.rivalVendor)).body).toMatchObject({ total: 1, version: 2 });
  });

  it('are refused for companies that are no performers, and of companies that are no customers', async () => {
    const { people, companies } = world;
    const { customer, performer, rival } = companies;
    expect(await status(setClients(people.admin, customer.id, { clients: [] }))).toBe(404);
    expect(await status(setClients(people.admin, 'nothing', { clients: [] }))).toBe(404);
    for (const other of [rival.id, 'nothing'])
      expect(await status(setClients(people.admin, performer.id, { clients: [customer.id, other] }))).toBe(404);
  });

  it('are refused to every other role', async () => {
    const { manager, buyer, worker, buyerManager, storeManager, newcomer } = world.people;
    for (const who of [manager, buyer, worker, buyerManager, storeManager, newcomer]) {
      expect(await status(setClients(who, world.companies.performer.id, { clients: [] }))).toBe(403);
      expect(await status(setStores(who, { vendor_id: world.companies.performer.id, store_ids: null }))).toBe(403);
    }
  });

  it('stay when nothing changes, and the version too', async () => {
    const { people, companies } = world;
    const same = await setClients(people.vendor, companies.performer.id, { clients: [companies.customer.id] });
    expect(same).toMatchObject({ status: 200, body: { data: { version: 1 } } });
    expect(await narrow(null)).toMatchObject({ status: 200, body: { data: { version: 1 } } });
  });

  it('are changed a few at a time', async () => {
    const { people, companies } = world;
    const clients = Array.from({ length: 13 }, (_, nth) => `customer-${nth}`);
    expect(await setClients(people.admin, companies.performer.id, { clients })).toMatchObject({
      status: 400,
      body: { fields: { clients: expect.stringContaining('10') } },
    });
  });

  it('of two changes at once, one is refused', async () => {
    const { people, companies } = world;
    const { performer, customer, stranger } = companies;
    const answers = await racing(writes('COMPANY#'), [
      () => setClients(people.admin, performer.id, { clients: [customer.id, stranger.id] }),
      () => narrow([world.stores.own.id]),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
    expect(await status(narrow([world.stores.own.id]))).toBe(409);
  });
});

describe('the stores of a client', () => {
  it('narrow what the performer sees, at once in its lists', async () => {
    const { people, stores } = world;
    const give = shiftFixtures(world);
    const [kept, lost] = [await give.create(), await give.create({ store_id: stores.large.id })];
    expect(await inList(shifts.listShifts, people.vendor)).toEqual([kept.id, lost.id].toSorted());
    expect(await narrow([stores.own.id])).toMatchObject({ status: 200, body: { data: { version: 2 } } });
    await effectsRun();
    expect(await inList(listStores, people.vendor)).toEqual([stores.own.id]);
    expect(await inList(shifts.listShifts, people.vendor)).toEqual([kept.id]);
    expect(await status(invoke(shifts.getShift, people.vendor, { params: { id: lost.id } }))).toBe(404);
    expect((await shiftNow(lost.id)).flags).toContain('offered_to_nobody');
    expect(ok(await clientsOf(people.vendor))[0]).toMatchObject({ store_ids: [stores.own.id] });
  });

  it('are only narrowed by the performer', async () => {
    const { people, stores } = world;
    ok(await narrow([stores.own.id, stores.shared.id]));
    const refused = { status: 403, body: { code: 'service-not-widened' } };
    expect(await narrow([stores.own.id, stores.large.id], { version: 2 })).toMatchObject(refused);
    expect(await narrow(null, { version: 2 })).toMatchObject(refused);
    ok(await narrow([stores.shared.id], { version: 2 }));
    expect(ok(await clientsOf(people.vendor))[0]).toMatchObject({ store_ids: [stores.shared.id] });
  });

  it('that an admin took away are given back by an admin only, also after the end of the cooperation', async () => {
    const { people, companies, stores } = world;
    const { performer, customer } = companies;
    const byAdmin = (store_ids: string[] | null, version: number) =>
      setStores(people.admin, { vendor_id: performer.id, store_ids, version });
    const ask = (store_ids: string[] | null) =>
      invoke(createServiceRequest, people.buyer, { body: { vendor_id: performer.id, store_ids, comment: null } });
    const accept = (id: string) => invoke(acceptServiceRequest, people.vendor, { params: { id }, body: {} });
    const limited = { status: 409, body: { code: 'narrowed-by-admin' } };
    ok(await narrow([stores.own.id]));
    const { id } = ok(await ask([stores.own.id, stores.large.id]));
    ok(await byAdmin([stores.own.id, stores.shared.id], 2));
    ok(await byAdmin([stores.own.id], 3));
    expect(await accept(id)).toMatchObject(limited);
    ok(await invoke(withdrawServiceRequest, people.buyer, { params: { id }, body: {} }));
    expect(await ask(null)).toMatchObject(limited);
    ok(await setClients(people.vendor, performer.id, { clients: [], version: 4 }));
    expect(await ask([stores.large.id])).toMatchObject(limited);
    const again = ok(await ask([stores.own.id]));
    ok(await accept(again.id));
    ok(await byAdmin(null, 6));
    ok(await narrow([stores.own.id], { version: 7 }));
    const more = ok(await ask([stores.large.id]));
    expect(await accept(more.id)).toMatchObject({ status: 200 });
    const [row] = ok(await clientsOf(people.vendor, { id: customer.id })) as { store_ids: string[] }[];
    expect(row?.store_ids.toSorted()).toEqual([stores.own.id, stores.large.id].toSorted());
  });

  it('are set by an admin for any performer', async () => {
    const { people, companies, stores } = world;
    const body = { vendor_id: companies.rival.id, store_ids: [stores.own.id, stores.shared.id] };
    expect(await status(setStores(people.admin, body))).toBe(200);
    await effectsRun();
    expect(await inList(listStores, people.rivalVendor)).toEqual(
      [stores.foreign.id, stores.own.id, stores.shared.id].toSorted(),
    );
  });

  it('bring the price that the performer has agreed by then to the open shifts', async () => {
    const { people, companies, specialties, stores } = world;
    const { id } = await shiftFixtures(world).create();
    const unraised = { weekend: null, night: null, state_holiday: null };
    const named = { customer_id: companies.customer.id, category_id: specialties.cashier };
    const price = { ...named, ...unraised, hourly_rate: 260_00, valid_from: '2026-01-01' };
    ok(await invoke(createPrice, people.rivalVendor, { body: price }));
    const body = { vendor_id: companies.rival.id, store_ids: [stores.own.id, stores.shared.id] };
    expect(await status(setStores(people.admin, body))).toBe(200);
    await effectsRun();
    const rateFor = async (who: Account) => (await shiftNow(id, who)).hourly_rate;
    expect([await rateFor(people.buyer), await rateFor(people.rivalVendor)]).toEqual([260_00, 260_00]);
    expect(await rateFor(people.vendor)).toBe(180_00);
  });

  it('are refused for a stranger, and of a stranger', async () => {
    const { people, companies, stores } = world;
    expect(await narrow([stores.foreign.id])).toMatchObject({
      status: 404,
      body: { fields: { store_ids: expect.any(String) } },
    });
    expect(await status(narrow(['nothing']))).toBe(404);
    expect(await narrow([])).toMatchObject({ status: 400, body: { fields: { store_ids: expect.any(String) } } });
    const { stranger, rival } = companies;
    expect(await status(setStores(people.vendor, { client_id: stranger.id, store_ids: null }))).toBe(404);
    expect(await status(setStores(people.vendor, { vendor_id: rival.id, store_ids: null }))).toBe(404);
    expect(await status(setStores(people.admin, { store_ids: null }))).toBe(404);
  });

  it('are recorded and told to both companies', async () => {
    const { people, companies, stores } = world;
    const { performer, customer } = companies;
    ok(await narrow([stores.own.id]));
    for (const [who, other] of [
      [people.vendor, customer],
      [people.buyer, performer],
    ] as const) {
      const [entry] = ok(await invoke(listAudit, who));
      expect(entry).toMatchObject({ action: 'service-changed', about: other, by: { id: people.vendor.id } });
      const [notified] = ok(await invoke(listNotifications, who));
      expect(notified).toMatchObject({ kind: 'service-changed', params: { company: other.name } });
    }
  });
});

describe('confirmed shifts ahead in stores that the performer leaves', () => {
  it('are asked about, with their number, and nothing changes', async () => {
    const { stores } = world;
    await shiftFixtures(world).confirmed();
    const refused = await narrow([stores.large.id]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'confirmed-shifts-ahead' } });
    expect(refused.body.message).toMatch(/^1 /);
    expect(await status(setClients(world.people.vendor, world.companies.performer.id, { clients: [] }))).toBe(409);
    expect((await clientsOf(world.people.vendor)).body).toMatchObject({ version: 1, data: [{ store_ids: null }] });
    // Stores that it still serves do not count.
    expect(await status(narrow([stores.own.id]))).toBe(200);
  });

  it('stay with it if it keeps them', async () => {
    const { people, stores } = world;
    const { id } = await shiftFixtures(world).confirmed();
    expect(await status(narrow([stores.large.id], { shifts: 'keep' }))).toBe(200);
    await effectsRun();
    expect(await shiftNow(id, people.vendor)).toMatchObject({ status: 'confirmed', version: 2 });
    expect(await inList(shifts.listShifts, people.vendor)).toEqual([id]);
  });

  it('become new for the other performers if it releases them, and the customer and the worker are told', async () => {
    const { people, companies, stores } = world;
    const give = shiftFixtures(world);
    const { id } = await give.confirmed({ store_id: stores.shared.id });
    const standBy = await give.standBy({
      store_id: stores.shared.id,
      starts_at: at(21, '06:00'),
      ends_at: at(21, '12:00'),
    });
    expect(await status(narrow([stores.own.id], { shifts: 'release' }))).toBe(200);
    await effectsRun();
    expect(await shiftNow(id)).toMatchObject({ status: 'new', staff: null, vendor: null });
    expect(await shiftNow(standBy.standing.id)).toMatchObject({ status: 'canceled' });
    expect(await inList(shifts.listShifts, people.vendor)).toEqual([]);
    expect(await inList(shifts.listShifts, people.rivalVendor)).toEqual([id]);
    const log = ok(await invoke(shifts.listShiftLog, people.rivalVendor, { params: { id } }));
    expect(JSON.stringify(log)).not.toContain(people.worker.fio);
    const notified = ok(await invoke(listNotifications, people.buyer)) as { kind: string; params: object }[];
    expect(notified).toContainEqual(
      expect.objectContaining({ kind: 'shifts-released', params: { company: companies.performer.name, shifts: '3' } }),
    );
    const worker = ok(await invoke(listNotifications, people.worker)) as { kind: string }[];
    expect(worker.map(({ kind }) => kind)).toContain('shift-taken-away');
    // The worker is free for another shift at that time.
    const next = await give.create();
    await give.act(shifts.assignShift, next.id, { who: people.vendor, body: { staff_id: people.worker.id } });
  });
});

describe('at the same moment', () => {
  it('a shift that is assigned while its store is left stays with the performer, or is never confirmed', async () => {
    const { people, stores } = world;
    const give = shiftFixtures(world);
    const { id } = await give.create({ store_id: stores.large.id });
    ok(await narrow([stores.own.id]));
    const assign = () =>
      invoke(shifts.assignShift, people.vendor, {
        params: { id },
        body: { staff_id: people.worker.id },
        now: when.ordered,
      });
    const [assigned] = await whileHeld(writes('SHIFT#'), assign, effectsRun);
    const shift = await shiftNow(id);
    expect([assigned.status, shift.status, shift.flags.includes('offered_to_nobody')]).toEqual([404, 'new', true]);
  });
});
