import { beforeAll, expect, it } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import { ask } from '../../test/world/door.ts';
import { at, given as givenIn, ok, plan, when } from '../../test/world/given.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import type { aWorld as makeWorld, World } from '../../test/world/world.ts';
import type { handler as closeShifts } from './close-shifts.ts';

let aWorld: typeof makeWorld;
let world: World;
let given: ReturnType<typeof givenIn>;
let handler: typeof closeShifts;
beforeAll(async () => {
  await takeOwnTable();
  ({ aWorld } = await import('../../test/world/world.ts'));
  world = await aWorld();
  given = givenIn(world);
  ({ handler } = await import('./close-shifts.ts'));
});

const run = (time: string) => handler({ time: time.replace('.000', '') });
const current = async (id: string, now = at(30, '00:00')) =>
  ok(await ask(contracts.getShift, world.people.admin, { params: { id }, now }));
const logOf = async (id: string) => ok(await ask(contracts.listShiftLog, world.people.admin, { params: { id } }));
const spare = () =>
  world.person('Spare', 'ROLE_VENDOR_STAFF', world.companies.performer, {
    category_ids: [world.specialties.cashier, world.specialties.baker],
  });

it('gives up a shift that nobody fills at its planned start, not a minute before', async () => {
  const { id } = await given.create();
  await run(at(20, '05:59'));
  expect(await current(id)).toMatchObject({ status: 'new' });
  await run(plan.starts_at);
  expect(await current(id)).toMatchObject({ status: 'unfulfilled' });
  expect((await logOf(id)).at(-1)).toMatchObject({ kind: 'status', by: null, before: 'new', after: 'unfulfilled' });
});

it('gives up a shift whose worker did not come at its planned end', async () => {
  const { id } = await given.confirmed({}, await spare());
  await run(at(20, '11:59'));
  expect(await current(id)).toMatchObject({ status: 'confirmed' });
  await run(plan.ends_at);
  expect(await current(id)).toMatchObject({ status: 'unfulfilled', flags: ['no_show'] });
});

it('completes a shift that nobody ends 8 hours after its planned end, at the planned end', async () => {
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

it('closes what is long overdue, however late it runs', async () => {
  const { id } = await given.started({}, await spare());
  await run(at(29, '00:00'));
  expect(await current(id)).toMatchObject({ status: 'completed', actual_end: plan.ends_at });
});

it('leaves a shift without automatic completion in progress and shows it as overdue', async () => {
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
  // Its other shift was canceled, so the worker who did not come is free for others.
  await run(at(20, '12:00'));
  expect(await current(standing.id)).toMatchObject({ status: 'unfulfilled' });
});

it('releases a stand-by worker 2 hours after the planned start when everybody came', async () => {
  const another = await aWorld();
  const elsewhere = givenIn(another);
  const { standing, backed } = await elsewhere.standBy();
  await elsewhere.act(contracts.startShift, backed.id, { who: another.people.colleague, now: plan.starts_at });
  await run(at(20, '07:59'));
  expect(await current(standing.id)).toMatchObject({ status: 'reserve' });
  await run(at(20, '08:00'));
  expect(await current(standing.id)).toMatchObject({ status: 'canceled' });
  expect(await current(backed.id)).toMatchObject({ status: 'in_progress', backed_by: [] });
});

it('closes each shift once when two runs meet', async () => {
  const ids = (
    (await given.create({ count: 20, starts_at: at(24, '06:00'), ends_at: at(24, '10:00') })) as { id: string }[]
  ).map(({ id }) => id);
  await Promise.all([run(at(24, '06:00')), run(at(24, '06:00')), run(at(24, '06:00'))]);
  for (const id of ids) {
    expect(await current(id)).toMatchObject({ status: 'unfulfilled', version: 2 });
    expect((await logOf(id)).filter(({ after }: { after: unknown }) => after === 'unfulfilled')).toHaveLength(1);
  }
});

it('makes the same of the same event again: nothing', async () => {
  const { id } = await given.create({ starts_at: at(25, '06:00'), ends_at: at(25, '10:00') });
  await run(at(25, '06:00'));
  const after = await current(id);
  await run(at(25, '06:00'));
  await run(at(25, '08:00'));
  expect(await current(id)).toEqual(after);
});
