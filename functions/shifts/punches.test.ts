import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cancelShift,
  correctShift,
  endBreak,
  endShift,
  getShift,
  replaceShift,
  startBreak,
  startShift,
} from '#shared/contracts/shifts.ts';
import { renewStoreCode, updateStore } from '#shared/contracts/stores.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, ok, plan, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let give: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  give = shiftFixtures(world);
});

const worker = () =>
  world.person('Oleh Kovalenko', 'ROLE_VENDOR_STAFF', world.companies.performer, {
    category_ids: [world.specialties.cashier],
  });
const punch = (contract: typeof startShift | typeof endShift, id: string, who: Account, given: object) =>
  invoke(contract, who, { params: { id }, ...given });
/** The phone's times have seconds. */
const seconds = (instant: string, n: number) => new Date(Date.parse(instant) + n * 1000).toISOString();
const read = async (who: Account, id: string) =>
  ok(await invoke(getShift, who, { params: { id }, now: when.dayAfter }));

describe('punches over a dead network', () => {
  it('count from the times of the phone, however late they arrive in order', async () => {
    const who = await worker();
    const { id } = await give.confirmed({}, who);
    const times = [
      [startShift, seconds(plan.starts_at, -131)],
      [startBreak, seconds(when.atWork, 7)],
      [endBreak, seconds(when.atWork, 1811)],
      [endShift, seconds(plan.ends_at, -9)],
    ] as const;
    // All arrive within the last minute of the shift.
    for (const [contract, time] of times)
      ok(await invoke(contract, who, { params: { id }, body: { at: time }, now: seconds(plan.ends_at, -1) }));
    expect(await read(world.people.vendor, id)).toMatchObject({
      status: 'completed',
      actual_start: times[0][1],
      breaks: [{ from: times[1][1], to: times[2][1] }],
      // Some seconds before it arrived, which is no delay.
      actual_end: seconds(plan.ends_at, -1),
      flags: ['by_phone_clock'],
      punched: { start: { device_at: times[0][1] }, end: null },
      claims: [],
    });
  });

  it('are kept as claims once nobody came by the plan, and the performer corrects by them', async () => {
    const who = await worker();
    const { id } = await give.confirmed({}, who);
    await give.act(cancelShift, id, { who: world.people.vendor, body: { reason: 'Closed' } });
    const key = randomUUID();
    const late = { body: { at: seconds(plan.starts_at, 61) }, now: when.dayAfter, headers: { 'idempotency-key': key } };
    const first = ok(await punch(startShift, id, who, late));
    expect(first).toMatchObject({
      status: 'canceled',
      claims: [{ id: key, action: 'start', at: seconds(plan.starts_at, 61), refusal: 'shift-action-not-allowed' }],
    });
    // Once more with the key of a lost answer, and by another tab.
    expect(ok(await punch(startShift, id, who, late))).toEqual(first);
    ok(await punch(startShift, id, who, { ...late, headers: { 'idempotency-key': randomUUID() } }));
    expect((await read(world.people.vendor, id)).claims).toHaveLength(1);
  });

  it('of a worker who was replaced meanwhile are kept, without a word about the other', async () => {
    const [who, other] = await Promise.all([worker(), worker()]);
    const { id } = await give.confirmed({}, who);
    await give.act(replaceShift, id, { who: world.people.vendor, body: { staff_id: other.id } });
    const late = { body: { at: seconds(plan.starts_at, 5) }, now: when.halfPastStart };
    expect(ok(await punch(startShift, id, who, late))).toMatchObject({
      staff: null,
      claims: [{ by: { id: who.id }, refusal: 'not-found' }],
    });
    expect(await read(world.people.vendor, id)).toMatchObject({
      staff: { id: other.id },
      claims: [{ by: { id: who.id } }],
    });
    // A worker reads only own claims, and a stranger keeps none.
    expect(await read(other, id)).toMatchObject({ claims: [] });
    expect(await punch(startShift, id, await worker(), late)).toMatchObject({ status: 404 });
  });

  it('twice in the same minute are one', async () => {
    const who = await worker();
    const { id } = await give.started({}, who);
    const answered = ok(
      await punch(startShift, id, who, { body: { at: seconds(plan.starts_at, 20) }, now: when.halfPastStart }),
    );
    expect(answered).toMatchObject({ status: 'in_progress', actual_start: plan.starts_at, claims: [] });
  });

  it('of a clock a day ahead count from their arrival', async () => {
    const who = await worker();
    const { id } = await give.confirmed({}, who);
    const ahead = { body: { at: at(21, '06:01') }, now: seconds(plan.starts_at, 90) };
    expect(ok(await punch(startShift, id, who, ahead))).toMatchObject({
      actual_start: seconds(plan.starts_at, 90),
      flags: [],
    });
  });

  it('are refused as before for others, who punch on behalf of the worker now', async () => {
    const who = await worker();
    const { id } = await give.confirmed({}, who);
    const answered = ok(
      await punch(startShift, id, world.people.vendor, { body: { at: plan.starts_at }, now: when.halfPastStart }),
    );
    expect(answered).toMatchObject({ actual_start: when.halfPastStart, punched: { start: null } });
  });

  it('at once are refused without a claim', async () => {
    const who = await worker();
    const { id } = await give.completed({}, who);
    const now = when.dayAfter;
    expect(await punch(startShift, id, who, { body: { at: now }, now })).toMatchObject({ status: 409 });
    expect(await punch(startShift, id, who, { body: { at: 'yesterday' }, now })).toMatchObject({ status: 400 });
    expect((await read(who, id)).claims).toEqual([]);
  });

  it('that wait are corrected by the performer, which answers their claims', async () => {
    const who = await worker();
    const { id } = await give.completed({}, who);
    ok(await punch(startShift, id, who, { body: { at: at(20, '05:58') }, now: when.dayAfter }));
    expect(await read(world.people.vendor, id)).toMatchObject({ claims: [{ at: at(20, '05:58') }] });
    const body = { actual_start: at(20, '05:58'), actual_end: plan.ends_at, breaks: [], reason: 'By the phone' };
    await give.act(correctShift, id, { who: world.people.vendor, body, now: at(21, '09:00') });
    expect(await read(world.people.vendor, id)).toMatchObject({ claims: [] });
  });
});

describe('at the door', () => {
  const codeAt = async (storeId: string, replaces: string | null) =>
    ok(await invoke(renewStoreCode, world.people.buyer, { params: { id: storeId }, body: { replaces } })).code;

  it('the code of the store goes with the punch; a revoked one, and that of another store, are refused', async () => {
    const { own, shared } = world.stores;
    const who = await worker();
    const { id } = await give.confirmed({}, who);
    const revoked = await codeAt(own.id, null);
    const [valid, elsewhere] = await Promise.all([codeAt(own.id, revoked), codeAt(shared.id, null)]);
    const start = (store_code: string) => punch(startShift, id, who, { body: { store_code }, now: plan.starts_at });
    for (const code of [revoked, elsewhere])
      expect(await start(code)).toMatchObject({ status: 422, body: { code: 'store-code-invalid' } });
    expect(ok(await start(valid))).toMatchObject({
      status: 'in_progress',
      punched: { start: { by_code: true, device_at: null, place: null } },
    });
    // A punch that waited until the code was revoked is not lost.
    const late = { body: { store_code: revoked, at: at(20, '11:00') }, now: when.ended };
    expect(ok(await punch(endShift, id, who, late))).toMatchObject({
      status: 'in_progress',
      claims: [{ action: 'end', refusal: 'store-code-invalid' }],
    });
  });

  it('the position says inside or outside, and never blocks', async () => {
    const { own } = world.stores;
    const { version } = own;
    ok(
      await invoke(updateStore, world.people.buyer, {
        params: { id: own.id },
        body: { version, location: { lat: 50.0755, lng: 14.4378 } },
      }),
    );
    const who = await worker();
    const { id } = await give.confirmed({}, who);
    const there = { lat: 50.0756, lng: 14.4379, accuracy: 20 };
    const away = { lat: 50.2, lng: 14.4379, accuracy: 20 };
    ok(await punch(startShift, id, who, { body: { position: there }, now: plan.starts_at }));
    expect(ok(await punch(endShift, id, who, { body: { position: away }, now: plan.ends_at }))).toMatchObject({
      status: 'completed',
      punched: { start: { place: 'inside', distance: 13 }, end: { place: 'outside' } },
    });
  });
});
