import { beforeAll, describe, expect, it } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { at, shiftFixtures, ok } from '../../test/world/shift-fixtures.ts';
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

describe('a run with failures', () => {
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
    expect(await current(bad.id)).toMatchObject({ status: 'reserve' });
    await table.transact([{ part: 'account', put: item ?? {} }]);
    await run(at(37, '06:31'));
    expect(await current(bad.id)).toMatchObject({ status: 'confirmed' });
  });
});

describe('a run with more due shifts than fit in one page', () => {
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
