import { beforeAll, expect, it } from 'vitest';
import {
  assignShift,
  callUpShift,
  confirmChange,
  correctShift,
  endShift,
  getShift,
  leaveShift,
  listCandidates,
  listShifts,
  reserveShift,
  startShift,
} from '#shared/contracts/shifts.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
let here: Account;
let there: Account;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
  const { performer, rival } = world.companies;
  here = await world.person('Dvojí Práce', 'ROLE_VENDOR_STAFF', performer, {
    category_ids: [world.specialties.cashier],
  });
  there = await world.person('Dvojí Práce', 'ROLE_VENDOR_STAFF', rival, {
    category_ids: [world.specialties.cashier],
    login_id: here.login_id,
  });
});

const anotherOf = (company: Account['company']) =>
  world.person('Another', 'ROLE_VENDOR_STAFF', company, { category_ids: [world.specialties.cashier] });
const times = (day: number, from = '06:00', to = '12:00') => ({ starts_at: at(day, from), ends_at: at(day, to) });
/** A shift of the other performer, at a store that the first performer does not serve. */
const orderThere = (day: number, from?: string, to?: string): Promise<{ id: string }> =>
  fixtures.create({ store_id: world.stores.foreign.id, ...times(day, from, to) }, world.people.foreignBuyer);
const assign = ({ id }: { id: string }, who: Account, staff: Account) =>
  invoke(assignShift, who, {
    params: { id },
    body: { staff_id: staff.id, override_reason: 'Agreed' },
    now: when.ordered,
  });
const workThere = async (day: number, from?: string, to?: string) =>
  ok(await assign(await orderThere(day, from, to), world.people.rivalVendor, there));
const assignHere = async (day: number, from?: string, to?: string) =>
  assign(await fixtures.create(times(day, from, to)), world.people.vendor, here);
const busy = { status: 409, body: { code: 'staff-busy', message: expect.stringContaining('elsewhere') } };
const secret = () => world.stores.foreign.name;

it('ten stand-by workers of one performer leave ten places to the other, and each reads only its own', async () => {
  const { people, companies, stores } = world;
  const offered = await fixtures.create({ store_id: stores.shared.id, ...times(30) });
  const reserve = async (who: Account) => {
    const { id } = await fixtures.create({ store_id: stores.shared.id, ...times(30) });
    const body = { staff_id: (await anotherOf(who.company)).id, backs: [offered.id] };
    return { id, ...(await invoke(reserveShift, who, { params: { id }, body, now: when.ordered })) };
  };
  const theirs = [];
  for (let count = 0; count < 10; count++) theirs.push(await reserve(people.rivalVendor));
  expect(theirs.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await reserve(people.rivalVendor)).toMatchObject({ status: 409 });
  const ours = await reserve(people.vendor);
  expect(ours.status).toBe(200);
  const seen = async (who: Account) => {
    const one = ok(await invoke(getShift, who, { params: { id: offered.id } }));
    const query = { from: offered.day, to: offered.day, store_id: stores.shared.id };
    const rows = ok(await invoke(listShifts, who, { query })) as { id: string; backed_by: string[] }[];
    expect(rows.find(({ id }) => id === offered.id)?.backed_by).toEqual(one.backed_by);
    return one.backed_by;
  };
  expect(await seen(people.vendor)).toEqual([ours.id]);
  expect(await seen(people.rivalVendor)).toEqual(theirs.map(({ id }) => id));
  expect(await seen(people.buyer)).toHaveLength(11);
  expect(ok(await assign(offered, people.vendor, await anotherOf(companies.performer))).backed_by).toEqual([ours.id]);
  expect(await seen(people.admin)).toEqual([ours.id]);
});

it('a person with worker accounts at two performers is booked for both, and the error shows times but no store', async () => {
  await workThere(3);
  const refused = await assignHere(3, '10:00', '16:00');
  expect(refused).toMatchObject(busy);
  expect(JSON.stringify(refused.body)).not.toContain(secret());
  expect(refused.body.message).toContain('08:00–14:00');
  expect((await assignHere(3, '12:00', '14:00')).status).toBe(200);
});

it('when two performers assign the same person concurrently, one succeeds', async () => {
  const [one, other] = [await fixtures.create(times(4)), await orderThere(4)];
  const answers = await racing(writes('SHIFT#'), [
    () => assign(one, world.people.vendor, here),
    () => assign(other, world.people.rivalVendor, there),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('a candidate who works for another performer is shown as busy, with the times and without the store', async () => {
  await workThere(5);
  const { id } = await fixtures.create(times(5, '10:00', '16:00'));
  const candidates = ok(await invoke(listCandidates, world.people.vendor, { params: { id }, now: when.ordered })) as {
    id: string;
  }[];
  const candidate = candidates.find((each) => each.id === here.id);
  expect(candidate).toMatchObject({
    eligible: false,
    reasons: [{ rule: 'busy', text: expect.stringContaining('08:00–14:00') }],
  });
  expect(JSON.stringify(candidate)).not.toContain(secret());
});

it("a stand-by shift books the person's time, and a call-up to a booked time is refused", async () => {
  const { id: backed } = await fixtures.confirmed(times(6, '12:00', '18:00'), world.people.colleague);
  const { id } = await fixtures.create(times(6));
  await fixtures.act(reserveShift, id, { who: world.people.vendor, body: { staff_id: here.id, backs: [backed] } });
  const overlapping = { store_id: world.stores.foreign.id, ...times(6, '08:00', '10:00') };
  const foreign = await fixtures.create(overlapping, world.people.foreignBuyer);
  const taken = await invoke(assignShift, world.people.rivalVendor, {
    params: { id: foreign.id },
    body: { staff_id: there.id },
    now: when.ordered,
  });
  expect(taken).toMatchObject(busy);
  await workThere(6, '16:00', '20:00');
  await fixtures.act(leaveShift, backed, { who: world.people.vendor, body: { reason: 'Ill' } });
  const called = await invoke(callUpShift, world.people.vendor, {
    params: { id },
    body: { shift_id: backed, override_reason: 'Agreed' },
    now: when.ordered,
  });
  expect(called).toMatchObject(busy);
  expect(JSON.stringify(called.body)).not.toContain(secret());
});

it("a running shift for one performer prevents the person from starting another performer's shift", async () => {
  const running = await workThere(7);
  const { data: next } = (await assignHere(7, '12:00', '16:00')).body;
  await fixtures.act(startShift, running.id, { who: there, now: at(7, '06:00') });
  const started = await invoke(startShift, here, { params: { id: next.id }, body: {}, now: at(7, '12:00') });
  expect(started).toMatchObject({ status: 409, body: { code: 'staff-busy' } });
  await fixtures.act(endShift, running.id, { who: there, now: at(7, '12:01') });
  expect(await invoke(startShift, here, { params: { id: next.id }, body: {}, now: at(7, '12:02') })).toMatchObject({
    status: 200,
  });
  await fixtures.act(endShift, next.id, { who: here, now: at(7, '16:00') });
});

it('a correction to times worked for another performer is refused without naming the store', async () => {
  const worked = await workThere(8);
  await fixtures.act(startShift, worked.id, { who: there, now: at(8, '06:00') });
  await fixtures.act(endShift, worked.id, { who: there, now: at(8, '12:00') });
  const { data: own } = (await assignHere(8, '12:00', '16:00')).body;
  await fixtures.act(startShift, own.id, { who: here, now: at(8, '12:00') });
  await fixtures.act(endShift, own.id, { who: here, now: at(8, '16:00') });
  const body = { actual_start: at(8, '11:00'), actual_end: at(8, '16:00'), breaks: [], reason: 'Came early' };
  const corrected = await invoke(correctShift, world.people.vendor, {
    params: { id: own.id },
    body,
    now: at(9, '08:00'),
  });
  expect(corrected).toMatchObject(busy);
  expect(JSON.stringify(corrected.body)).not.toContain(secret());
});

it('a change to times booked by another performer cannot be confirmed', async () => {
  const { id } = await fixtures.changeRequested({}, here);
  await workThere(20, '12:00', '14:00');
  const confirmed = await invoke(confirmChange, world.people.vendor, {
    params: { id },
    body: { override_reason: 'Agreed' },
    now: when.ordered,
  });
  expect(confirmed).toMatchObject(busy);
});
