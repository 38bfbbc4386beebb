import { beforeAll, describe, expect, it } from 'vitest';
import {
  assignShift,
  confirmChange,
  getShift,
  listShiftLog,
  refuseChange,
  startShift,
  updateShift,
} from '#shared/contracts/shifts.ts';
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

const later = { starts_at: at(20, '07:00'), ends_at: at(20, '13:00') };
const edit = (id: string, body: unknown, who: Account = world.people.buyer, now = when.ordered) =>
  invoke(updateShift, who, { params: { id }, body, now });
const current = async (id: string) => ok(await invoke(getShift, world.people.admin, { params: { id } }));
const logOf = async (id: string) => ok(await invoke(listShiftLog, world.people.admin, { params: { id } }));
const createFreeWorker = () =>
  world.person('Spare', 'ROLE_VENDOR_STAFF', world.companies.performer, { category_ids: [world.specialties.cashier] });

describe('an edit of a new shift', () => {
  it('applies at once and writes one log entry per change', async () => {
    const { id, version } = await fixtures.create();
    const edited = await edit(id, { version, ...later, planned_break_minutes: 45 });
    expect(ok(edited)).toMatchObject({ ...later, planned_break_minutes: 45, version: version + 1 });
    expect((await logOf(id)).slice(1)).toMatchObject([
      { kind: 'start', field: 'starts_at', before: at(20, '06:00'), after: later.starts_at },
      { kind: 'end', field: 'ends_at', before: at(20, '12:00'), after: later.ends_at },
      { kind: 'planned_break', before: 0, after: 45 },
    ]);
  });

  it('to another specialty takes its name and rate', async () => {
    const { id, version } = await fixtures.create();
    const edited = ok(await edit(id, { version, category_id: world.specialties.baker }));
    expect(edited).toMatchObject({ category: { id: world.specialties.baker, name: world.specialties.baker } });
  });

  it.for([
    ['shift-too-soon', { starts_at: at(20, '08:00'), ends_at: at(20, '13:00') }, at(19, '19:00')],
    ['shift-too-soon', { starts_at: at(19, '06:00'), ends_at: at(19, '12:00') }, at(18, '19:00')],
    ['shift-in-past', { starts_at: at(0, '06:00'), ends_at: at(0, '12:00') }, when.ordered],
    ['shift-off-grid', { starts_at: at(20, '06:05') }, when.ordered],
    ['shift-end-before-start', { ends_at: at(20, '06:00') }, when.ordered],
    ['shift-too-long', { ends_at: at(21, '07:00') }, when.ordered],
    ['shift-too-far', { starts_at: at(3655, '08:15'), ends_at: at(3655, '12:00') }, when.ordered],
  ] as const)('is refused with %s and changes nothing', async ([code, change, now]) => {
    const { id, version } = await fixtures.create();
    expect(await edit(id, { version, ...change }, world.people.buyer, now)).toMatchObject({
      status: 422,
      body: { code },
    });
    expect(await current(id)).toMatchObject({ version });
  });

  it('needs the current version', async () => {
    const { id, version } = await fixtures.create();
    expect(await edit(id, later)).toMatchObject({ status: 400, body: { fields: { version: expect.any(String) } } });
    expect(await edit(id, { version: version + 1, ...later })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    const both = await Promise.all([edit(id, { version, ...later }), edit(id, { version, ...later })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('returns 404 for another company and 403 for a worker', async () => {
    const { id, version } = await fixtures.create();
    for (const who of [world.people.foreignBuyer, world.people.rivalVendor])
      expect(await edit(id, { version, ...later }, who)).toMatchObject({ status: 404 });
    expect(await edit(id, { version, ...later }, world.people.worker)).toMatchObject({ status: 403 });
    expect(await current(id)).toMatchObject({ version });
  });
});

describe('new times for a confirmed shift', () => {
  it('wait for the other side, who confirms them', async () => {
    const shift = await fixtures.changeRequested({}, await createFreeWorker());
    expect(shift).toMatchObject({
      starts_at: at(20, '06:00'),
      pending_change: { ...later, by: 'customer' },
      actions: expect.not.arrayContaining(['confirm_change']),
    });
    const own = await invoke(confirmChange, world.people.buyer, {
      params: { id: shift.id },
      body: {},
      now: when.ordered,
    });
    expect(own).toMatchObject({ status: 409, body: { code: 'shift-action-not-allowed' } });
    const confirmed = await fixtures.act(confirmChange, shift.id, { who: world.people.vendor });
    expect(confirmed).toMatchObject({ ...later, pending_change: null, status: 'confirmed' });
  });

  it('refused are dropped and logged with the reason', async () => {
    const { id } = await fixtures.changeRequested({}, await createFreeWorker());
    const refused = await fixtures.act(refuseChange, id, { who: world.people.vendor, body: { reason: 'Nobody can' } });
    expect(refused).toMatchObject({ starts_at: at(20, '06:00'), pending_change: null });
    expect((await logOf(id)).at(-1)).toMatchObject({ kind: 'change_refused', reason: 'Nobody can' });
  });

  it('are dropped when the worker starts', async () => {
    const staff = await createFreeWorker();
    const { id } = await fixtures.changeRequested({}, staff);
    expect(await fixtures.act(startShift, id, { who: staff, now: when.justBeforeStart })).toMatchObject({
      status: 'in_progress',
      pending_change: null,
    });
  });

  it("change the worker's booked time", async () => {
    const staff = await createFreeWorker();
    const { id } = await fixtures.changeRequested({}, staff);
    await fixtures.act(confirmChange, id, { who: world.people.vendor });
    const assign = async (order: Record<string, unknown>) =>
      invoke(assignShift, world.people.vendor, {
        params: { id: (await fixtures.create(order)).id },
        body: { staff_id: staff.id, override_reason: 'Agreed' },
        now: when.ordered,
      });
    expect(await assign({ starts_at: at(20, '12:00'), ends_at: at(20, '13:00') })).toMatchObject({
      status: 409,
      body: { code: 'staff-busy' },
    });
    expect(await assign({ starts_at: at(20, '06:00'), ends_at: at(20, '07:00') })).toMatchObject({ status: 200 });
  });

  it('months away are compared with the bookings of those months', async () => {
    const staff = await createFreeWorker();
    const shift = await fixtures.confirmed({}, staff);
    await fixtures.confirmed({ starts_at: at(90, '06:00'), ends_at: at(90, '14:00') }, staff);
    const times = { starts_at: at(90, '08:00'), ends_at: at(90, '16:00') };
    const body = { version: shift.version, ...times, override_reason: 'Agreed' };
    expect(
      await invoke(updateShift, world.people.vendor, { params: { id: shift.id }, body, now: when.ordered }),
    ).toMatchObject({ status: 409, body: { code: 'staff-busy' } });
  });

  it('that overlap another shift of the worker are refused at confirmation', async () => {
    const staff = await createFreeWorker();
    const { id } = await fixtures.changeRequested({}, staff);
    const other = await fixtures.create({ starts_at: at(20, '12:00'), ends_at: at(20, '14:00') });
    await fixtures.act(assignShift, other.id, {
      who: world.people.vendor,
      body: { staff_id: staff.id, override_reason: 'Agreed' },
    });
    const confirmed = await invoke(confirmChange, world.people.vendor, {
      params: { id },
      body: { override_reason: 'Agreed' },
      now: when.ordered,
    });
    expect(confirmed).toMatchObject({ status: 409, body: { code: 'staff-busy' } });
  });
});
