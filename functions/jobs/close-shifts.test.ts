import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as hours from '#shared/contracts/hours.ts';
import * as contracts from '#shared/contracts/shifts.ts';
import { withFault, writes, writtenTogether } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at, shiftFixtures, ok, plan, when } from '../../test/world/shift-fixtures.ts';
import type { createWorld as makeWorld, World } from '../../test/world/world.ts';
import type * as Accounts from '../data/people/accounts.ts';
import type * as ShiftItems from '../data/shifts/shift-items.ts';
import type * as Table from '../data/table.ts';
import type { handler as closeShifts } from './close-shifts.ts';

let table: typeof Table;
let accountKey: typeof Accounts.accountKey;
let shiftKey: typeof ShiftItems.shiftKey;

let createWorld: typeof makeWorld;
let world: World;
let given: ReturnType<typeof shiftFixtures>;
let handler: typeof closeShifts;
beforeAll(async () => {
  await takeOwnTable();
  ({ createWorld } = await import('../../test/world/world.ts'));
  table = await import('../data/table.ts');
  ({ accountKey } = await import('../data/people/accounts.ts'));
  ({ shiftKey } = await import('../data/shifts/shift-items.ts'));
  world = await createWorld();
  given = shiftFixtures(world);
  ({ handler } = await import('./close-shifts.ts'));
});

/** A run that may start so many pages before most of its time is used. */
const runPages = (pages: number, time: string) => {
  let left = pages;
  return handler({ time: time.replace('.000', '') }, { getRemainingTimeInMillis: () => (left-- > 0 ? 50_000 : 5000) });
};
const run = (time: string) => runPages(100, time);
const current = async (id: string, now = at(30, '00:00')) =>
  ok(await invoke(contracts.getShift, world.people.admin, { params: { id }, now }));
const logOf = async (id: string) => ok(await invoke(contracts.listShiftLog, world.people.admin, { params: { id } }));
const spare = () =>
  world.person('Spare', 'ROLE_VENDOR_STAFF', world.companies.performer, {
    category_ids: [world.specialties.cashier, world.specialties.baker],
  });
const unreadable = async (id: string, patch: Record<string, unknown> = { starts_at: 5 }) => {
  const item = await table.get(shiftKey(id));
  await table.transact([{ part: 'shift', put: { ...item, ...patch } }]);
  return () => table.transact([{ part: 'shift', put: item ?? {} }]);
};
const failuresOf = async (time: string) => {
  const failure: unknown = await run(time).then(
    () => null,
    (error: unknown) => error,
  );
  return failure instanceof AggregateError ? failure : null;
};

it('marks an unstaffed shift as unfulfilled at its planned start, not earlier', async () => {
  const { id } = await given.create();
  await run(at(20, '05:59'));
  expect(await current(id)).toMatchObject({ status: 'new' });
  await run(plan.starts_at);
  expect(await current(id)).toMatchObject({ status: 'unfulfilled' });
  expect((await logOf(id)).at(-1)).toMatchObject({ kind: 'status', by: null, before: 'new', after: 'unfulfilled' });
});

it('marks a shift that was not started as unfulfilled at its planned end', async () => {
  const { id } = await given.confirmed({}, await spare());
  await run(at(20, '11:59'));
  expect(await current(id)).toMatchObject({ status: 'confirmed' });
  await run(plan.ends_at);
  expect(await current(id)).toMatchObject({ status: 'unfulfilled', flags: ['no_show'] });
});

it('completes a shift that nobody ended 8 hours after its planned end, with the planned end as its end', async () => {
  const { id } = await given.started({}, await spare());
  await run(at(20, '19:59'));
  expect(await current(id)).toMatchObject({ status: 'in_progress' });
  await run(at(20, '20:00'));
  expect(await current(id)).toMatchObject({
    status: 'completed',
    actual_end: plan.ends_at,
    flags: ['auto_completed'],
    minutes_worked: 360,
  });
});

it('completes it with its hours submitted and its pay computed, and they are approved one by one', async () => {
  const { vendor, buyer } = world.people;
  const { id } = await given.started({}, await spare());
  await run(at(20, '20:00'));
  const now = when.dayAfter;
  expect(ok(await invoke(contracts.getShift, vendor, { params: { id }, now }))).toMatchObject({
    flags: expect.arrayContaining(['auto_completed']),
    hours: { state: 'submitted', record: [{ kind: 'claimed', by: null }] },
    pay: { gross: 1080_00 },
  });
  const [row] = ok(await invoke(hours.approveManyHours, buyer, { body: { ids: [id] }, now }));
  expect(row.problem.code).toBe('hours-need-look');
  expect((await invoke(hours.approveHours, buyer, { params: { id }, body: {}, now })).status).toBe(200);
});

it('closes long-overdue shifts when it runs late', async () => {
  const { id } = await given.started({}, await spare());
  await run(at(29, '00:00'));
  expect(await current(id)).toMatchObject({ status: 'completed', actual_end: plan.ends_at });
});

it('leaves a shift without automatic completion in progress and marks it as overdue', async () => {
  const { id } = await given.started({ category_id: world.specialties.baker }, await spare());
  await run(at(21, '06:00'));
  expect(await current(id, at(20, '19:59'))).toMatchObject({ status: 'in_progress', flags: [] });
  expect(await current(id, at(20, '20:00'))).toMatchObject({ status: 'in_progress', flags: ['overdue'] });
});

it('calls up the stand-by worker 30 minutes after a missed start', async () => {
  const staff = await spare();
  const { standing, backed } = await given.standBy({}, staff);
  await run(at(20, '06:29'));
  expect(await current(standing.id)).toMatchObject({ status: 'reserve' });
  await run(when.halfPastStart);
  expect(await current(standing.id)).toMatchObject({
    status: 'confirmed',
    staff: { id: staff.id },
    counterpart_id: backed.id,
    ...plan,
  });
  expect(await current(backed.id)).toMatchObject({ status: 'canceled', counterpart_id: standing.id });
  // Its other shift was canceled, so the worker who did not come is free again.
  await run(at(20, '12:00'));
  expect(await current(standing.id)).toMatchObject({ status: 'unfulfilled' });
});

it('releases a stand-by worker 2 hours after the planned start when all workers came', async () => {
  const another = await createWorld();
  const elsewhere = shiftFixtures(another);
  const { standing, backed } = await elsewhere.standBy();
  await elsewhere.act(contracts.startShift, backed.id, { who: another.people.colleague, now: plan.starts_at });
  await run(at(20, '07:59'));
  expect(await current(standing.id)).toMatchObject({ status: 'reserve' });
  await run(at(20, '08:00'));
  expect(await current(standing.id)).toMatchObject({ status: 'canceled' });
  expect(await current(backed.id)).toMatchObject({ status: 'in_progress', backed_by: [] });
});

it('closes each shift once when three runs decide on it before any of them writes', async () => {
  const ids = (
    (await given.create({ count: 20, starts_at: at(24, '06:00'), ends_at: at(24, '10:00') })) as { id: string }[]
  ).map(({ id }) => id);
  await run(at(24, '05:59'));
  const closing = () => run(at(24, '06:00'));
  const runs = await writtenTogether(3 * ids.length, writes('SHIFT#'), () =>
    Promise.all([closing(), closing(), closing()]),
  );
  expect(runs.reduce((sum, { closed }) => sum + closed, 0)).toBe(ids.length);
  for (const id of ids) {
    expect(await current(id)).toMatchObject({ status: 'unfulfilled', version: 2 });
    expect((await logOf(id)).filter(({ after }: { after: unknown }) => after === 'unfulfilled')).toHaveLength(1);
  }
});

it('changes nothing when the same event is processed again', async () => {
  const { id } = await given.create({ starts_at: at(25, '06:00'), ends_at: at(25, '10:00') });
  await run(at(25, '06:00'));
  const after = await current(id);
  await run(at(25, '06:00'));
  await run(at(25, '08:00'));
  expect(await current(id)).toEqual(after);
});

describe('a run with failures', () => {
  it('closes all other shifts despite an unreadable item, and fails at the end with all errors', async () => {
    const order = { starts_at: at(26, '06:00'), ends_at: at(26, '10:00') };
    const [bad, worse, good] = [await given.create(order), await given.create(order), await given.create(order)];
    const restore = [await unreadable(bad.id), await unreadable(worse.id)];
    const failed = await failuresOf(at(26, '06:00'));
    expect(failed?.errors).toHaveLength(2);
    expect(failed?.message).toContain('2 shifts');
    expect(await current(good.id)).toMatchObject({ status: 'unfulfilled' });
    for (const back of restore) await back();
    expect(await run(at(26, '06:01'))).toEqual({ closed: 2 });
  });

  it('reports a failed write, and the next run closes the shift', async () => {
    const { id } = await given.create({ starts_at: at(28, '06:00'), ends_at: at(28, '10:00') });
    await run(at(28, '05:59'));
    const { result } = await withFault({ nth: 1, kind: 'lost' }, () => failuresOf(at(28, '06:00')));
    expect(result?.errors).toHaveLength(1);
    expect(await current(id)).toMatchObject({ status: 'new' });
    expect(await run(at(28, '06:01'))).toEqual({ closed: 1 });
  });
});

it("reads a worker's bookings only around the shift that they may be called to", async () => {
  const order = { starts_at: at(39, '06:00'), ends_at: at(39, '10:00') };
  const far = await given.confirmed({ starts_at: at(300, '06:00'), ends_at: at(300, '10:00') }, await spare());
  for (const also of [[far.id], [], []]) {
    const backed = await given.confirmed(order, await spare());
    const { id } = await given.create(order);
    const body = { staff_id: (await spare()).id, backs: [backed.id, ...also] };
    await given.act(contracts.reserveShift, id, { who: world.people.vendor, body });
  }
  await run(at(39, '05:59'));
  const sent = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  const { closed } = await run(at(39, '06:30'));
  const read = JSON.stringify(sent.mock.calls.map(([{ input }]) => input)).match(/"pk":"BOOKINGS#/g);
  sent.mockRestore();
  expect(closed).toBe(3);
  // One month, or two around the end of a month, of three workers; as many are written.
  expect(read?.length).toBeLessThanOrEqual(2 * 2 * 3);
});

it('calls up a stand-by worker before it marks the backed shift as unfulfilled, also in a late run', async () => {
  const order = { starts_at: at(29, '06:00'), ends_at: at(29, '10:00') };
  const backed = await given.confirmed(order, await spare());
  const { id } = await given.create({ starts_at: at(29, '09:00'), ends_at: at(29, '12:00') });
  const body = { staff_id: (await spare()).id, backs: [backed.id] };
  await given.act(contracts.reserveShift, id, { who: world.people.vendor, body });
  await given.act(contracts.leaveShift, backed.id, { who: world.people.vendor, body: { reason: 'Ill' } });
  await run(at(29, '06:30'));
  expect(await current(id)).toMatchObject({ status: 'confirmed', ...order, counterpart_id: backed.id });
  expect(await current(backed.id)).toMatchObject({ status: 'canceled' });
});

it('does not call up a stand-by worker whose account is closed, and releases them like others who are not needed', async () => {
  const order = { starts_at: at(32, '06:00'), ends_at: at(32, '10:00') };
  const staff = await spare();
  const backed = await given.confirmed(order, await spare());
  const { id } = await given.create(order);
  const body = { staff_id: staff.id, backs: [backed.id] };
  await given.act(contracts.reserveShift, id, { who: world.people.vendor, body });
  const account = await table.get(accountKey(staff.id));
  await table.transact([{ part: 'account', put: { ...account, active: false } }]);
  const called = { params: { id }, body: { shift_id: backed.id }, now: at(32, '06:10') };
  expect(await invoke(contracts.callUpShift, world.people.vendor, called)).toMatchObject({
    status: 409,
    body: { code: 'shift-action-not-allowed' },
  });
  await run(at(32, '06:30'));
  const checked = await current(id);
  expect(checked).toMatchObject({ status: 'reserve' });
  // The check is done, so the next run has nothing to do.
  await run(at(32, '06:31'));
  expect(await current(id)).toEqual(checked);
  await run(at(32, '08:00'));
  expect(await current(id)).toMatchObject({ status: 'canceled' });
});

it('does not call up a stand-by worker who is booked for another shift at that time', async () => {
  const order = { starts_at: at(31, '06:00'), ends_at: at(31, '10:00') };
  const backed = await given.confirmed(order, await spare());
  const { id } = await given.create({ starts_at: at(31, '10:00'), ends_at: at(31, '12:00') });
  const staff = await spare();
  const body = { staff_id: staff.id, backs: [backed.id] };
  await given.act(contracts.reserveShift, id, { who: world.people.vendor, body });
  const taken = await given.create({ starts_at: at(31, '08:00'), ends_at: at(31, '10:00') });
  const reason = { staff_id: staff.id, override_reason: 'Agreed' };
  await given.act(contracts.assignShift, taken.id, { who: world.people.vendor, body: reason });
  await run(at(31, '06:30'));
  expect(await current(id)).toMatchObject({ status: 'reserve' });
});

secondRing.describe('a run with failures', () => {
  it.each([
    ['a start that is a number', 27, { starts_at: 5 }],
    ['a start that is no time', 33, { starts_at: 'tomorrow', status: 'gone' }],
    ['an end that is no time', 35, { ends_at: 'tomorrow', status: 'gone' }],
  ])('completes and calls up other shifts although one stand-by shift backs one with %s', async (_, day, patch) => {
    const order = { starts_at: at(day, '06:00'), ends_at: at(day, '10:00') };
    const [one, two] = [await spare(), await spare()];
    const colleague = await spare();
    const backing = async (staff: typeof one) => {
      const backed = await given.confirmed(order, staff === one ? colleague : await spare());
      const { id } = await given.create(order);
      const body = { staff_id: staff.id, backs: [backed.id] };
      await given.act(contracts.reserveShift, id, { who: world.people.vendor, body });
      return { id, backed };
    };
    const [bad, good] = [await backing(one), await backing(two)];
    const running = await given.started(
      { starts_at: at(day - 1, '12:00'), ends_at: at(day - 1, '18:00') },
      await spare(),
    );
    const restore = await unreadable(bad.backed.id, patch);
    const failed = await failuresOf(at(day, '06:30'));
    expect(failed?.errors).toHaveLength(1);
    expect(await current(good.id)).toMatchObject({ status: 'confirmed', counterpart_id: good.backed.id });
    expect(await current(running.id)).toMatchObject({ status: 'completed' });
    await restore();
    await run(at(day, '06:31'));
    expect(await current(bad.id)).toMatchObject({ status: 'confirmed' });
  });

  it('calls up other stand-by workers although the account of one is unreadable', async () => {
    const order = { starts_at: at(37, '06:00'), ends_at: at(37, '10:00') };
    const backing = async (staff: Awaited<ReturnType<typeof spare>>) => {
      const backed = await given.confirmed(order, await spare());
      const { id } = await given.create(order);
      const body = { staff_id: staff.id, backs: [backed.id] };
      await given.act(contracts.reserveShift, id, { who: world.people.vendor, body });
      return { id, backed };
    };
    const [one, two] = [await spare(), await spare()];
    const [bad, good] = [await backing(one), await backing(two)];
    const item = await table.get(accountKey(one.id));
    await table.transact([{ part: 'account', put: { ...item, roles: 5 } }]);
    const failed = await failuresOf(at(37, '06:30'));
    expect(failed?.errors).toHaveLength(1);
    expect(await current(good.id)).toMatchObject({ status: 'confirmed', counterpart_id: good.backed.id });
    // Restored first: the answer about a shift reads its worker's account.
    await table.transact([{ part: 'account', put: item ?? {} }]);
    expect(await current(bad.id)).toMatchObject({ status: 'reserve' });
    await run(at(37, '06:31'));
    expect(await current(bad.id)).toMatchObject({ status: 'confirmed' });
  });
});

secondRing.describe('a run with more due shifts than fit in one page', () => {
  const page = 200;
  const many = async (day: number) => {
    const order = { count: 20, starts_at: at(day, '06:00'), ends_at: at(day, '10:00') };
    for (let count = 0; count < page + 20; count += 20) await given.create(order);
  };

  it('takes no further page after most of its time is used, and the next run closes the rest', async () => {
    await many(36);
    await run(at(36, '05:59'));
    expect(await runPages(1, at(36, '06:00'))).toEqual({ closed: page });
    expect(await runPages(2, at(36, '06:01'))).toEqual({ closed: 20 });
  });

  it('closes the shift of another customer in its first page, although older ones of one customer fill that page', async () => {
    await many(37);
    await run(at(37, '05:59'));
    const other = await createWorld();
    const { id } = await shiftFixtures(other).create({ starts_at: at(37, '06:15'), ends_at: at(37, '10:00') });
    expect(await runPages(1, at(37, '06:15'))).toEqual({ closed: page });
    const read = await invoke(contracts.getShift, other.people.admin, { params: { id }, now: at(38, '00:00') });
    expect(ok(read)).toMatchObject({ status: 'unfulfilled' });
    await run(at(37, '06:15'));
  });

  it('calls up a stand-by worker of a later page before it closes the backed shift of an earlier page', async () => {
    const order = { starts_at: at(38, '05:45'), ends_at: at(38, '10:00') };
    const backed = await given.confirmed(order, await spare());
    const { id } = await given.create({ starts_at: at(38, '09:00'), ends_at: at(38, '12:00') });
    const body = { staff_id: (await spare()).id, backs: [backed.id] };
    await given.act(contracts.reserveShift, id, { who: world.people.vendor, body });
    await given.act(contracts.leaveShift, backed.id, { who: world.people.vendor, body: { reason: 'Ill' } });
    await many(38);
    await run(at(38, '05:44'));
    expect(await runPages(1, at(38, '06:15'))).toEqual({ closed: page });
    expect(await current(id)).toMatchObject({ status: 'confirmed', ...order, counterpart_id: backed.id });
    const steps = (await logOf(backed.id)) as { kind: string; after: unknown }[];
    expect(steps.filter(({ kind }) => kind === 'status').map(({ after }) => after)).toEqual([
      'confirmed',
      'new',
      'canceled',
    ]);
    await run(at(38, '06:15'));
  });
});
