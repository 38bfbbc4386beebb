import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import * as contracts from '#shared/contracts/shifts.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
});

type People = World['people'];
type Ready = { id: string; version: number; body?: Record<string, unknown> };
type Case = {
  contract: Endpoint;
  /** A shift that allows the action, and the action's body. Each case has its own worker. */
  ready: (staff: Account) => Promise<Ready>;
  who: (people: People, staff: Account) => Account;
  now: string;
  becomes: string;
  /** A role of the same company without the permission. */
  forbidden: (people: People, staff: Account) => Account;
  /** The status for the slower of two concurrent requests, if it is not 409. */
  slower?: number;
};

const vendor = (people: People) => people.vendor;
const buyer = (people: People) => people.buyer;
const worker = (_: People, staff: Account) => staff;
const { ordered, started, halfPastStart, atWork, ended, dayAfter } = when;
const createFreeWorker = () =>
  world.person('Spare worker', 'ROLE_VENDOR_STAFF', world.companies.performer, {
    category_ids: [world.specialties.cashier],
  });
const reason = 'Ill';

const cases: Record<string, Case> = {
  assign: {
    contract: contracts.assignShift,
    ready: async (staff) => ({ ...(await fixtures.create()), body: { staff_id: staff.id } }),
    who: vendor,
    now: ordered,
    becomes: 'confirmed',
    forbidden: buyer,
  },
  replace: {
    contract: contracts.replaceShift,
    ready: async (staff) => ({
      ...(await fixtures.confirmed({}, staff)),
      body: { staff_id: (await createFreeWorker()).id },
    }),
    who: vendor,
    now: ordered,
    becomes: 'confirmed',
    forbidden: buyer,
  },
  reserve: {
    contract: contracts.reserveShift,
    ready: async (staff) => {
      const backed = await fixtures.confirmed({}, await createFreeWorker());
      return { ...(await fixtures.create()), body: { staff_id: staff.id, backs: [backed.id] } };
    },
    who: vendor,
    now: ordered,
    becomes: 'reserve',
    forbidden: buyer,
  },
  call_up: {
    contract: contracts.callUpShift,
    ready: async (staff) => {
      const backed = await fixtures.confirmed({}, await createFreeWorker());
      const { id } = await fixtures.create();
      const standing = await fixtures.act(contracts.reserveShift, id, {
        who: world.people.vendor,
        body: { staff_id: staff.id, backs: [backed.id] },
      });
      return { ...standing, body: { shift_id: backed.id } };
    },
    who: vendor,
    now: halfPastStart,
    becomes: 'confirmed',
    forbidden: buyer,
  },
  release: {
    contract: contracts.releaseShift,
    ready: async (staff) => {
      const backed = await fixtures.confirmed({}, await createFreeWorker());
      const { id } = await fixtures.create();
      return fixtures.act(contracts.reserveShift, id, {
        who: world.people.vendor,
        body: { staff_id: staff.id, backs: [backed.id] },
      });
    },
    who: vendor,
    now: ordered,
    becomes: 'canceled',
    forbidden: buyer,
  },
  leave: {
    contract: contracts.leaveShift,
    ready: async (staff) => ({ ...(await fixtures.confirmed({}, staff)), body: { reason } }),
    who: worker,
    now: ordered,
    becomes: 'new',
    // The worker may no longer see the shift.
    slower: 404,
    forbidden: buyer,
  },
  cancel: {
    contract: contracts.cancelShift,
    ready: async (staff) => ({ ...(await fixtures.confirmed({}, staff)), body: { reason } }),
    who: buyer,
    now: ordered,
    becomes: 'canceled',
    forbidden: worker,
  },
  decline: {
    contract: contracts.declineShift,
    ready: async () => ({ ...(await fixtures.create()), body: { reason } }),
    who: vendor,
    now: ordered,
    becomes: 'new',
    // The shift is no longer offered to the performer.
    slower: 404,
    forbidden: buyer,
  },
  start: {
    contract: contracts.startShift,
    ready: (staff) => fixtures.confirmed({}, staff),
    who: worker,
    now: started,
    becomes: 'in_progress',
    forbidden: (people) => people.newcomer,
  },
  break_start: {
    contract: contracts.startBreak,
    ready: (staff) => fixtures.started({}, staff),
    who: worker,
    now: atWork,
    becomes: 'in_progress',
    forbidden: buyer,
  },
  break_end: {
    contract: contracts.endBreak,
    ready: (staff) => fixtures.onBreak({}, staff),
    who: worker,
    now: ended,
    becomes: 'in_progress',
    forbidden: buyer,
  },
  end: {
    contract: contracts.endShift,
    ready: (staff) => fixtures.started({}, staff),
    who: worker,
    now: ended,
    becomes: 'completed',
    forbidden: (people) => people.newcomer,
  },
  confirm_change: {
    contract: contracts.confirmChange,
    ready: (staff) => fixtures.changeRequested({}, staff),
    who: vendor,
    now: ordered,
    becomes: 'confirmed',
    forbidden: worker,
  },
  refuse_change: {
    contract: contracts.refuseChange,
    ready: async (staff) => ({ ...(await fixtures.changeRequested({}, staff)), body: { reason } }),
    who: vendor,
    now: ordered,
    becomes: 'confirmed',
    forbidden: worker,
  },
  mark_unfulfilled: {
    contract: contracts.markUnfulfilled,
    ready: (staff) => fixtures.confirmed({}, staff),
    who: buyer,
    now: halfPastStart,
    becomes: 'unfulfilled',
    forbidden: worker,
  },
  correct: {
    contract: contracts.correctShift,
    ready: async (staff) => ({
      ...(await fixtures.completed({}, staff)),
      body: { actual_start: at(20, '06:10'), actual_end: at(20, '12:05'), breaks: [], reason: 'Badge was broken' },
    }),
    who: vendor,
    now: dayAfter,
    becomes: 'completed',
    forbidden: buyer,
  },
};

describe.for(Object.entries(cases))('%s', ([, { contract, ready, who, now, becomes, forbidden, slower = 409 }]) => {
  const prepared = async () => {
    const staff = await createFreeWorker();
    const { id, version, body = {} } = await ready(staff);
    const actor = who(world.people, staff);
    const send = (as: Account, change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      invoke(contract, as, { params: { id }, body: { ...body, ...change }, now, headers });
    const current = () => invoke(contracts.getShift, world.people.admin, { params: { id }, now }).then(ok);
    return { staff, id, version, body, actor, send, current };
  };
  let shared: ReturnType<typeof prepared> | undefined;
  /** For refusals: each of them changes nothing, so one shift serves all. Preparing it takes several requests. */
  const unchanged = () => (shared ??= prepared());

  it('changes the shift and its version, and writes the log', async () => {
    const { actor, send, version, id } = await prepared();
    const shift = ok(await send(actor));
    expect(shift).toMatchObject({ id, status: becomes, version: version + 1 });
    const log = ok(await invoke(contracts.listShiftLog, world.people.admin, { params: { id }, now }));
    expect(log.at(-1)).toMatchObject({ at: now, by: { id: actor.id } });
  });

  it('returns 403 for other roles and changes nothing', async () => {
    const { staff, send, version, current } = await unchanged();
    for (const stranger of [forbidden(world.people, staff), world.people.newcomer])
      expect(await send(stranger)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await current()).toMatchObject({ version });
  });

  it('returns 404 for another company in any role and changes nothing', async () => {
    const { send, version, current } = await unchanged();
    const { rivalVendor, foreignBuyer, rivalWorker } = world.people;
    for (const stranger of [rivalVendor, foreignBuyer, rivalWorker]) {
      const { status } = await send(stranger);
      expect([403, 404]).toContain(status);
    }
    const permitted = who(world.people, rivalWorker);
    const stranger =
      permitted === world.people.vendor ? rivalVendor : permitted === rivalWorker ? rivalWorker : foreignBuyer;
    expect(await send(stranger)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await current()).toMatchObject({ version });
  });

  it('returns 409 for a stale version and changes nothing', async () => {
    const { actor, send, version, current } = await unchanged();
    expect(await send(actor, { version: version + 1 })).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await current()).toMatchObject({ version });
  });

  it('returns 400 for invalid input, names the field and changes nothing', async () => {
    const { actor, send, version, current, id } = await unchanged();
    const unknown = await send(actor, { surprise: true });
    expect(unknown).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { surprise: expect.any(String) } },
    });
    expect(await send(actor, { version: 'one' })).toMatchObject({
      status: 400,
      body: { fields: { version: expect.any(String) } },
    });
    const broken = await invoke(contract, actor, { params: { id }, body: '{"version":', now });
    expect(broken).toMatchObject({ status: 400, body: { code: 'malformed-json' } });
    expect(await current()).toMatchObject({ version });
  });

  it('happens once for two requests that are decided before either of them writes', async () => {
    const { actor, send, version, current } = await prepared();
    const one = () => send(actor, { version });
    const answers = await racing(writes('SHIFT#'), [one, one]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, slower]);
    expect(await current()).toMatchObject({ version: version + 1 });
  });

  it('happens once for a repeated key with the same response; another body is refused', async () => {
    const { actor, send, version, current } = await prepared();
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [await send(actor, {}, headers), await send(actor, {}, headers)];
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    expect(await send(actor, { version }, headers)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
    expect(await current()).toMatchObject({ version: version + 1 });
  });
});
