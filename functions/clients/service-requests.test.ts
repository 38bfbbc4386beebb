import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import {
  declineServiceRequest,
  listServiceRequests,
  updateClientStores,
  updateCompanyClients,
  updateDirectoryEntry,
  withdrawServiceRequest,
} from '#shared/contracts/clients.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import * as shifts from '#shared/contracts/shifts.ts';
import { getStore, listStores } from '#shared/contracts/stores.ts';
import { effectsRun } from '../../test/world/effects.ts';
import { racing, whileHeld, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { sentTo } from '../../test/world/sent.ts';
import { serviceRequests } from '../../test/world/service-requests.ts';
import { ok, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import type { createWorld as makeWorld, World } from '../../test/world/world.ts';
import type * as Stores from '../data/stores/stores.ts';
import type { transact as write } from '../data/table.ts';
import type { indexDelay as delay } from '../jobs/settle-service.ts';

// The workers run in this process, on a table that the deployed ones do not see.
let createWorld: typeof makeWorld;
let indexDelay: typeof delay;
let storeKey: typeof Stores.storeKey;
let transact: typeof write;
let world: World;
beforeAll(async () => {
  await takeOwnTable();
  process.env['QUEUE'] = await createQueue();
  ({ createWorld } = await import('../../test/world/world.ts'));
  ({ indexDelay } = await import('../jobs/settle-service.ts'));
  ({ storeKey } = await import('../data/stores/stores.ts'));
  ({ transact } = await import('../data/table.ts'));
  indexDelay.ms = 0;
});
afterAll(() => {
  indexDelay.ms = 2000;
});
beforeEach(async () => {
  world = await createWorld();
});

const now = `${new Date().toISOString().slice(0, 19)}.000Z`;
/** Items must not expire while the test runs, so it begins now. */
const days = (count: number) => new Date(Date.parse(now) + count * 86_400_000).toISOString();

const { accept, answer, ask, requested, idsOf, listed, ofStranger, cooperationsOf, stateOf } = serviceRequests(
  () => world,
  now,
);
const decline = answer(declineServiceRequest);
const withdraw = answer(withdrawServiceRequest);
const status = async (answered: Promise<{ status: number }>) => (await answered).status;
const codeOf = async (answered: Promise<{ status: number; body: { code: string } }>) => {
  const { status: code, body } = await answered;
  return `${code} ${body.code}`;
};

describe('a request', () => {
  it('names what is asked, and is read by both companies and the platform', async () => {
    const { people, companies, stores } = world;
    const created = await ask({ store_ids: [stores.foreign.id], comment: ' Two cashiers on Saturdays ' });
    expect(created).toMatchObject({ status: 201 });
    const { id } = ok(created);
    expect(ok(created)).toEqual({
      id,
      customer: companies.stranger,
      vendor: companies.performer,
      store_ids: [stores.foreign.id],
      stores: [{ id: stores.foreign.id, name: 'foreign', address: stores.foreign.address }],
      comment: 'Two cashiers on Saturdays',
      state: 'open',
      created_at: now,
      valid_until: days(14),
      closed_at: null,
      reason: null,
      actions: ['withdraw'],
    });
    expect((await listed(people.vendor)).data).toMatchObject([{ id, actions: ['accept', 'decline'] }]);
    expect((await listed(people.foreignBuyer)).data).toMatchObject([{ id, actions: ['withdraw'] }]);
    for (const who of [people.admin, people.manager])
      expect((await listed(who, { vendor_id: companies.performer.id })).data).toMatchObject([{ id, actions: [] }]);
    expect(await idsOf(people.admin)).toContain(id);
    for (const who of [people.buyer, people.rivalVendor]) expect(await idsOf(who)).toEqual([]);
    expect(await idsOf(people.rivalVendor, { id })).toEqual([]);
    expect(await idsOf(people.vendor, { id })).toEqual([id]);
  });

  it('is told to the performer in the app and by letter, and recorded for both', async () => {
    const { companies, people, stores } = world;
    const email = `${randomUUID()}@smena.test`;
    await world.person('Vladimír', 'ROLE_VENDOR', companies.performer, { email });
    const id = await requested({ store_ids: [stores.foreign.id], comment: 'On Saturdays' });
    const [notified] = ok(await invoke(listNotifications, people.vendor, { now }));
    expect(notified).toMatchObject({
      kind: 'service-requested',
      about: id,
      params: { company: companies.stranger.name },
    });
    const letters = await sentTo(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain(companies.stranger.name);
    expect(letters[0]?.text).toContain('/clients/requests');
    for (const [who, other] of [
      [people.vendor, companies.stranger],
      [people.foreignBuyer, companies.performer],
    ] as const) {
      const [entry] = ok(await invoke(listAudit, who, { now }));
      expect(entry).toMatchObject({
        action: 'service-requested',
        about: other,
        by: { id: people.foreignBuyer.id },
        changes: [
          { field: 'stores', before: null, after: ['foreign'] },
          { field: 'comment', before: null, after: 'On Saturdays' },
          { field: 'all_stores', before: null, after: false },
        ],
      });
    }
  });

  it('is open once per customer and performer, also at once, and again after its end', async () => {
    const { people, companies } = world;
    const both = await racing(writes('SERVICE_REQUEST#'), [() => ask(), () => ask()]);
    expect(both.map((one) => `${one.status} ${one.body.code ?? ''}`).toSorted()).toEqual(['201 ', '409 already-asked']);
    expect(await codeOf(ask())).toBe('409 already-asked');
    expect(
      await status(ask({ vendor_id: companies.rival.id, store_ids: [world.stores.own.id] }, { who: people.buyer })),
    ).toBe(201);
    const [open] = await idsOf(people.foreignBuyer);
    ok(await withdraw(open ?? ''));
    const second = await requested();
    expect(await status(ask({}, { at: days(14) }))).toBe(201);
    expect(await stateOf(second, days(14))).toBe('expired');
    expect(await codeOf(ask({}, { at: days(15) }))).toBe('409 already-asked');
  });

  it('with a repeated key is sent once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = [await ask({}, { headers }), await ask({}, { headers })];
    expect(other).toMatchObject({ status: 201, body: one.body });
    expect(await idsOf(world.people.vendor)).toHaveLength(1);
  });

  it('is refused for stores that the performer serves already', async () => {
    const { people, companies, stores } = world;
    const as = { who: people.buyer };
    expect(await codeOf(ask({}, as))).toBe('409 already-served');
    expect(await codeOf(ask({ vendor_id: companies.rival.id, store_ids: [stores.shared.id] }, as))).toBe(
      '409 already-served',
    );
    expect(await status(ask({ vendor_id: companies.rival.id, store_ids: [stores.shared.id, stores.own.id] }, as))).toBe(
      201,
    );
  });

  it('is refused for a company that is no performer of the directory, or has no people', async () => {
    const { companies, people } = world;
    const body = { listed: false, area: null, categories_ids: [], version: 0 };
    ok(await invoke(updateDirectoryEntry, people.vendor, { params: { id: companies.performer.id }, body }));
    for (const vendor_id of [companies.customer.id, 'nothing', companies.performer.id])
      expect(await ask({ vendor_id })).toMatchObject({
        status: 404,
        body: { fields: { vendor_id: expect.any(String) } },
      });
    const { newCompany } = await import('../data/companies/company.ts');
    const { companyWrites } = await import('../data/companies/companies.ts');
    const empty = newCompany({ id: randomUUID(), name: 'Empty', role: 'vendor', inn: randomUUID(), created_at: now });
    await transact(companyWrites(empty));
    expect(await codeOf(ask({ vendor_id: empty.id }))).toBe('409 performer-without-people');
    expect(await idsOf(people.foreignBuyer)).toEqual([]);
  });

  it.for([
    [400, 'store_ids', { store_ids: [] }],
    [400, 'store_ids', { store_ids: Array.from({ length: 101 }, (_, n) => `store-${n}`) }],
    [404, 'store_ids', { store_ids: ['nothing'] }],
    [400, 'comment', { comment: 'x'.repeat(501) }],
    [400, 'vendor_id', { vendor_id: null }],
    [400, 'customer_id', { customer_id: 'other' }],
  ] as const)('is refused with %i at %s', async ([code, field, body]) => {
    expect(await ask(body)).toMatchObject({ status: code, body: { fields: { [field]: expect.any(String) } } });
  });

  it("is refused for another company's store, without a company, and to other roles", async () => {
    const { people, stores } = world;
    expect(await status(ask({ store_ids: [stores.foreign.id, stores.own.id] }))).toBe(404);
    expect(await status(ask({}, { who: await world.person('Alone', 'ROLE_BUYER', null) }))).toBe(404);
    const { admin, manager, vendor, worker, buyerManager, storeManager, newcomer } = people;
    for (const who of [admin, manager, vendor, worker, buyerManager, storeManager, newcomer])
      expect(await status(ask({}, { who }))).toBe(403);
    for (const who of [worker, buyerManager, storeManager, newcomer])
      expect(await status(invoke(listServiceRequests, who, {}))).toBe(403);
  });

  it('is limited per company and day', async () => {
    const { fillCounter } = await import('../../test/world/counters.ts');
    await fillCounter('service-requests-of-company', world.companies.stranger.id, 20, now);
    expect(await codeOf(ask())).toBe('429 too-many-requests');
    expect(await status(ask({}, { at: days(2) }))).toBe(201);
  });

  it('is listed newest first, by state and page', async () => {
    const { people, companies, stores } = world;
    const first = ok(
      await ask({ vendor_id: companies.rival.id, store_ids: [stores.own.id] }, { who: people.buyer }),
    ).id;
    ok(await invoke(withdrawServiceRequest, people.buyer, { params: { id: first }, body: {}, now }));
    const again = { vendor_id: companies.rival.id, store_ids: [stores.large.id] };
    const second = ok(await ask(again, { who: people.buyer, at: days(1) })).id;
    expect(await idsOf(people.buyer)).toEqual([second, first]);
    expect(await idsOf(people.buyer, { order: 'asc' })).toEqual([first, second]);
    expect(await idsOf(people.rivalVendor, { states: 'withdrawn' })).toEqual([first]);
    const page = (await invoke(listServiceRequests, people.buyer, { query: { per_page: 1 }, now })).body;
    expect(page).toMatchObject({ total: 2, data: [{ id: second }] });
    expect(await idsOf(people.buyer, { per_page: 1, cursor: page.next_cursor })).toEqual([first]);
  });
});

describe('accepting', () => {
  it('serves all stores, and both companies are told', async () => {
    const { people, companies, stores } = world;
    const email = `${randomUUID()}@smena.test`;
    await world.person('Zdena', 'ROLE_BUYER', companies.stranger, { email });
    const open = await shiftFixtures(world).create({ store_id: stores.foreign.id }, people.foreignBuyer);
    const id = await requested();
    const accepted = await accept(id, { at: days(1) });
    expect(accepted).toMatchObject({
      status: 200,
      body: { data: { state: 'accepted', closed_at: days(1), actions: [] } },
    });
    expect(await ofStranger()).toMatchObject({ store_ids: null });
    expect((await cooperationsOf(people.vendor)).version).toBe(2);
    await effectsRun();
    const store = ok(await invoke(getStore, people.foreignBuyer, { params: { id: stores.foreign.id } }));
    expect(store.vendors).toEqual([companies.rival, companies.performer]);
    expect((ok(await invoke(listStores, people.vendor)) as { id: string }[]).map((one) => one.id)).toContain(
      stores.foreign.id,
    );
    expect(await status(invoke(shifts.getShift, people.vendor, { params: { id: open.id }, now: when.ordered }))).toBe(
      200,
    );
    for (const [who, other] of [
      [people.vendor, companies.stranger],
      [people.foreignBuyer, companies.performer],
    ] as const) {
      const [notified] = ok(await invoke(listNotifications, who, { now: days(1) }));
      expect(notified).toMatchObject({ kind: 'service-added', params: { company: other.name } });
      const entries = ok(await invoke(listAudit, who, { now: days(1) })) as { action: string; about: object }[];
      for (const action of ['service-added', 'service-request-accepted'])
        expect(entries).toContainEqual(expect.objectContaining({ action, about: other }));
    }
    const [letter] = await sentTo(email);
    expect(letter?.text).toContain(companies.performer.name);
  });

  it('adds the stores to those that the performer serves', async () => {
    const { people, companies, stores } = world;
    const id = ok(await ask({ vendor_id: companies.rival.id, store_ids: [stores.own.id] }, { who: people.buyer }))
      .id as string;
    ok(await accept(id, { who: people.rivalVendor }));
    const { rows } = await cooperationsOf(people.rivalVendor);
    const own = rows.find(({ client }) => client.id === companies.customer.id);
    expect(own?.store_ids?.toSorted()).toEqual([stores.own.id, stores.shared.id].toSorted());
    const [notified] = ok(await invoke(listNotifications, people.buyer, { now }));
    expect(notified).toMatchObject({ kind: 'service-changed', params: { company: companies.rival.name } });
  });

  it('changes no cooperation if the stores are served by now', async () => {
    const { people, companies } = world;
    const id = await requested();
    const clients = [companies.customer.id, companies.stranger.id];
    const body = { clients, version: 1 };
    ok(await invoke(updateCompanyClients, people.admin, { params: { id: companies.performer.id }, body }));
    ok(await accept(id));
    expect((await cooperationsOf(people.vendor)).version).toBe(2);
    expect(await stateOf(id)).toBe('accepted');
  });

  it('serves those of the stores that still exist, and is refused if none does', async () => {
    const { companies, stores } = world;
    const kiosk = await world.store('kiosk', companies.stranger, []);
    const [both, gone] = [await requested({ store_ids: [kiosk.id, stores.foreign.id] }), kiosk.id];
    await transact([{ part: 'store', remove: storeKey(gone) }]);
    ok(await accept(both));
    expect(await ofStranger()).toMatchObject({ store_ids: [stores.foreign.id] });
    const stand = await world.store('stand', companies.stranger, []);
    const only = await requested({ store_ids: [stand.id] });
    await transact([{ part: 'store', remove: storeKey(stand.id) }]);
    expect(await codeOf(accept(only))).toBe('409 changed');
    expect(await stateOf(only)).toBe('open');
  });

  it('happens once', async () => {
    const id = await requested();
    const both = await racing(writes('SERVICE_REQUEST#'), [() => accept(id), () => accept(id)]);
    expect(both.map((one) => `${one.status} ${one.body.code ?? ''}`).toSorted()).toEqual([
      '200 ',
      '409 service-request-closed',
    ]);
    expect(await codeOf(accept(id))).toBe('409 service-request-closed');
    expect((await cooperationsOf(world.people.vendor)).version).toBe(2);
  });

  it('and withdrawing at once end the request one way', async () => {
    const id = await requested();
    const [accepted, withdrawn] = await racing(writes('SERVICE_REQUEST#'), [() => accept(id), () => withdraw(id)]);
    expect([accepted?.status, withdrawn?.status].toSorted()).toEqual([200, 409]);
    expect(await stateOf(id)).toBe(accepted?.status === 200 ? 'accepted' : 'withdrawn');
    expect((await ofStranger()) !== undefined).toBe(accepted?.status === 200);
  });

  it('keeps a change of the cooperations that was made at the same moment', async () => {
    const { people, companies, stores } = world;
    const id = await requested();
    const narrow = { client_id: companies.customer.id, store_ids: [stores.own.id], version: 1 };
    const [accepted, narrowed] = await whileHeld(
      writes('SERVICE_REQUEST#'),
      () => accept(id),
      () => invoke(updateClientStores, people.vendor, { body: narrow, now }),
    );
    expect([accepted.status, narrowed.status]).toEqual([200, 200]);
    const { version, rows } = await cooperationsOf(people.vendor);
    expect(version).toBe(3);
    expect(rows).toMatchObject([{ store_ids: [stores.own.id] }, { store_ids: null }]);
  });
});

describe('declining and withdrawing', () => {
  it('tells the customer the reason', async () => {
    const { people, companies } = world;
    const email = `${randomUUID()}@smena.test`;
    await world.person('Zdena', 'ROLE_BUYER', companies.stranger, { email });
    const id = await requested();
    expect(ok(await decline(id))).toMatchObject({ state: 'declined', reason: 'Too far away', closed_at: now });
    expect((await listed(people.foreignBuyer)).data).toMatchObject([{ state: 'declined', reason: 'Too far away' }]);
    const [notified] = ok(await invoke(listNotifications, people.foreignBuyer, { now }));
    expect(notified).toMatchObject({ kind: 'service-request-declined', params: { company: companies.performer.name } });
    const [letter] = await sentTo(email);
    expect(letter?.text).toContain('Too far away');
    expect(ok(await invoke(listAudit, people.foreignBuyer, { now }))).toContainEqual(
      expect.objectContaining({
        action: 'service-request-declined',
        changes: [{ field: 'reason', before: null, after: 'Too far away', withheld: false }],
      }),
    );
    expect(await ofStranger()).toBeUndefined();
  });

  it('needs a reason', async () => {
    const id = await requested();
    for (const reason of ['', ' ', 'x'.repeat(501)])
      expect(await decline(id, { body: { reason } })).toMatchObject({
        status: 400,
        body: { fields: { reason: expect.any(String) } },
      });
    expect(await stateOf(id)).toBe('open');
  });

  it('tells the performer of a withdrawal, and sends no letter that has lost its reason', async () => {
    const { people, companies } = world;
    const email = `${randomUUID()}@smena.test`;
    await world.person('Vladimír', 'ROLE_VENDOR', companies.performer, { email });
    const id = await requested();
    ok(await withdraw(id, { at: days(1) }));
    const [notified] = ok(await invoke(listNotifications, people.vendor, { now: days(1) }));
    expect(notified).toMatchObject({ kind: 'service-request-withdrawn', params: { company: companies.stranger.name } });
    expect(await sentTo(email)).toEqual([]);
  });

  it('happen once, also at once', async () => {
    const [one, other] = [
      await requested(),
      await requested({ vendor_id: world.companies.performer.id }).catch(() => ''),
    ];
    expect(other).toBe('');
    const both = await racing(writes('SERVICE_REQUEST#'), [() => decline(one), () => withdraw(one)]);
    expect(both.map((answered) => answered.status).toSorted()).toEqual([200, 409]);
    for (const again of [accept, decline, withdraw])
      expect(await codeOf(again(one))).toBe('409 service-request-closed');
  });

  it('with a repeated key are done once', async () => {
    const [id, headers] = [await requested(), { 'idempotency-key': randomUUID() }];
    for (let turn = 0; turn < 2; turn++) expect(await status(decline(id, { headers }))).toBe(200);
  });
});

describe.for([
  ['accept', accept],
  ['decline', decline],
  ['withdraw', withdraw],
] as const)('%s', ([name, act]) => {
  it('is refused from the deadline on', async () => {
    const id = await requested();
    expect(await codeOf(act(id, { at: days(14) }))).toBe('409 service-request-closed');
    expect(await stateOf(id, days(14))).toBe('expired');
    expect(await status(act(id, { at: new Date(Date.parse(days(14)) - 1).toISOString() }))).toBe(200);
  });

  it('is not found of other companies, and refused to other roles', async () => {
    const { people } = world;
    const id = await requested();
    const isCustomers = name === 'withdraw';
    expect(await status(act(id, { who: isCustomers ? people.buyer : people.rivalVendor }))).toBe(404);
    expect(await status(act('nothing'))).toBe(404);
    const { admin, manager, worker, buyerManager, storeManager, newcomer } = people;
    const other = isCustomers ? people.vendor : people.foreignBuyer;
    for (const who of [admin, manager, worker, buyerManager, storeManager, newcomer, other])
      expect(await status(act(id, { who }))).toBe(403);
    expect(await stateOf(id)).toBe('open');
  });
});
