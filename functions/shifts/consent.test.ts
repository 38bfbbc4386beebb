import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import {
  assignShift,
  cancelShift,
  confirmChange,
  correctShift,
  declineShift,
  getShift,
  leaveShift,
  listCandidates,
  listShiftLog,
  listShifts,
  refuseChange,
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

const createFreeWorker = (specialties = [world.specialties.cashier]) =>
  world.person('Spare', 'ROLE_VENDOR_STAFF', world.companies.performer, { category_ids: specialties });
const edit = async (who: Account, id: string, change: Record<string, unknown>) => {
  const { version } = await current(id);
  return ok(await invoke(updateShift, who, { params: { id }, body: { version, ...change }, now: when.ordered }));
};
const current = async (id: string) => ok(await invoke(getShift, world.people.admin, { params: { id } }));
const logOf = async (id: string) => ok(await invoke(listShiftLog, world.people.admin, { params: { id } }));

describe("an edit by the performer without the customer's consent", () => {
  it('after a leave changes neither times nor rate, and nobody can be assigned before the answer', async () => {
    const { vendor, buyer } = world.people;
    const staff = await createFreeWorker([world.specialties.cashier, world.specialties.baker]);
    const { id, hourly_rate } = await fixtures.confirmed({}, staff);
    await fixtures.act(leaveShift, id, { who: vendor, body: { reason: 'Ill' } });
    const longer = { ends_at: at(20, '16:00'), planned_break_minutes: 30, category_id: world.specialties.baker };
    const edited = await edit(vendor, id, longer);
    expect(edited).toMatchObject({
      ends_at: at(20, '12:00'),
      planned_break_minutes: 0,
      category: { id: world.specialties.cashier },
      hourly_rate,
      pending_change: {
        ends_at: at(20, '16:00'),
        planned_break_minutes: 30,
        category: { id: world.specialties.baker, name: world.specialties.baker },
        hourly_rate,
        by: 'performer',
      },
    });
    expect(edited.pending_change).not.toHaveProperty('vendor_id');
    const assign = () =>
      invoke(assignShift, vendor, { params: { id }, body: { staff_id: staff.id }, now: when.ordered });
    expect(await assign()).toMatchObject({ status: 409, body: { code: 'shift-action-not-allowed' } });
    expect(await invoke(confirmChange, vendor, { params: { id }, body: {}, now: when.ordered })).toMatchObject({
      status: 409,
    });
    await fixtures.act(confirmChange, id, { who: buyer });
    expect(await current(id)).toMatchObject({
      status: 'new',
      ends_at: at(20, '16:00'),
      category: { id: world.specialties.baker },
      pending_change: null,
    });
    expect(await assign()).toMatchObject({ status: 200 });
    expect((await logOf(id)).map(({ kind }: { kind: string }) => kind)).toEqual(
      ['created', 'status', 'staff', 'status', 'staff', 'change_asked', 'end', 'category', 'planned_break'].concat([
        'status',
        'staff',
      ]),
    );
  });

  it.for([
    ['a break', () => ({ planned_break_minutes: 15 })],
    ['a specialty', () => ({ category_id: world.specialties.baker })],
  ] as const)('of a confirmed shift waits for the customer: %s', async ([, change]) => {
    const staff = await createFreeWorker([world.specialties.cashier, world.specialties.baker]);
    const { id } = await fixtures.confirmed({}, staff);
    const { planned_break_minutes, category } = await current(id);
    const edited = await edit(world.people.vendor, id, change());
    expect(edited).toMatchObject({ planned_break_minutes, category, pending_change: { by: 'performer' } });
    const waiting = ok(
      await invoke(listShifts, world.people.buyer, {
        query: { from: at(20, '00:00').slice(0, 10), to: at(20, '00:00').slice(0, 10), waiting_for_me: 'true' },
        now: when.ordered,
      }),
    );
    expect(waiting.map((shift: { id: string }) => shift.id)).toContain(id);
    await fixtures.act(refuseChange, id, { who: world.people.buyer, body: { reason: 'As ordered, please' } });
    expect(await current(id)).toMatchObject({ planned_break_minutes, category, pending_change: null });
  });

  it('may be confirmed by the platform for either side', async () => {
    const { id } = await fixtures.create();
    await edit(world.people.manager, id, { planned_break_minutes: 15 });
    expect(await current(id)).toMatchObject({ planned_break_minutes: 0, pending_change: { by: 'performer' } });
    expect(await fixtures.act(confirmChange, id, { who: world.people.admin })).toMatchObject({
      planned_break_minutes: 15,
    });
  });

  it('of a shift that the performer ordered applies at once', async () => {
    const { id } = await fixtures.create({}, world.people.vendor);
    expect(await edit(world.people.vendor, id, { planned_break_minutes: 15 })).toMatchObject({
      planned_break_minutes: 15,
      pending_change: null,
    });
  });

  it('to a length of years is refused before any read', async () => {
    const { id, version } = await fixtures.confirmed({}, await createFreeWorker());
    const body = { version, starts_at: '2000-01-01T00:00:00Z', ends_at: '2099-12-31T23:45:00Z' };
    expect(await invoke(updateShift, world.people.vendor, { params: { id }, body, now: when.ordered })).toMatchObject({
      status: 422,
      body: { code: 'shift-too-long' },
    });
  });
});

describe('canceling and declining by a performer', () => {
  const cancel = (who: Account, id: string) =>
    invoke(cancelShift, who, { params: { id }, body: { reason: 'Not for us' }, now: when.ordered });

  it('cancels shifts that the performer staffs or ordered, but not shifts that are only offered to it', async () => {
    const { vendor } = world.people;
    const offered = await fixtures.create({ store_id: world.stores.shared.id });
    expect(await cancel(vendor, offered.id)).toMatchObject({ status: 409, body: { code: 'shift-action-not-allowed' } });
    expect(await cancel(vendor, (await fixtures.create({}, vendor)).id)).toMatchObject({ status: 200 });
    expect(await cancel(vendor, (await fixtures.confirmed({}, await createFreeWorker())).id)).toMatchObject({
      status: 200,
    });
    await fixtures.act(cancelShift, offered.id, { who: world.people.buyer, body: { reason: 'Cleaning up' } });
  });

  it("a decline removes the shift from the performer's own offers, and the customer sees the reason", async () => {
    const { vendor, rivalVendor, buyer } = world.people;
    const { id } = await fixtures.create({ store_id: world.stores.shared.id });
    const declined = await fixtures.act(declineShift, id, { who: vendor, body: { reason: 'We are full' } });
    expect(declined).toMatchObject({ status: 'new', actions: [] });
    expect(await invoke(getShift, vendor, { params: { id } })).toMatchObject({ status: 404 });
    const query = { from: at(20, '00:00').slice(0, 10), to: at(20, '00:00').slice(0, 10), per_page: 500 };
    const listed = async (who: Account) =>
      ok(await invoke(listShifts, who, { query })).some((shift: { id: string }) => shift.id === id);
    expect([await listed(vendor), await listed(rivalVendor), await listed(buyer)]).toEqual([false, true, true]);
    expect(ok(await invoke(listShiftLog, buyer, { params: { id } })).at(-1)).toMatchObject({
      kind: 'declined',
      before: { id: world.companies.performer.id },
      reason: 'We are full',
    });
    expect(JSON.stringify(ok(await invoke(listShiftLog, rivalVendor, { params: { id } })))).not.toContain(
      'We are full',
    );
  });

  it('a decline by the last performer notifies the customer, earlier declines do not', async () => {
    const { vendor, rivalVendor, buyer } = world.people;
    const { id } = await fixtures.create({ store_id: world.stores.shared.id });
    const notificationsOfBuyer = async () =>
      ok(await invoke(listNotifications, buyer, { now: when.dayAfter })).filter(
        ({ kind, about }: { kind: string; about: string }) => kind === 'shift-declined' && about === id,
      );
    await fixtures.act(declineShift, id, { who: vendor, body: { reason: 'We are full' } });
    expect(await notificationsOfBuyer()).toEqual([]);
    await fixtures.act(declineShift, id, { who: rivalVendor, body: { reason: 'So are we' } });
    expect(await notificationsOfBuyer()).toHaveLength(1);
    expect(await current(id)).toMatchObject({ flags: ['offered_to_nobody'] });
  });

  it('a decline by the named performer leaves the shift without a performer and notifies the customer', async () => {
    const { id } = await fixtures.create({ vendor_id: world.companies.performer.id });
    await fixtures.act(declineShift, id, { who: world.people.vendor, body: { reason: 'We are full' } });
    expect(await current(id)).toMatchObject({ vendor: null, flags: ['offered_to_nobody'] });
  });
});

describe("a performer's open request about an offered shift", () => {
  it("lets the platform assign only other performers' workers, drops the request and notifies its requester", async () => {
    const { vendor, rivalVendor, manager } = world.people;
    const own = await createFreeWorker();
    const theirs = await world.person('Theirs', 'ROLE_VENDOR_STAFF', world.companies.rival, {
      category_ids: [world.specialties.cashier],
    });
    const { id } = await fixtures.create({ store_id: world.stores.shared.id });
    await edit(rivalVendor, id, { planned_break_minutes: 15 });
    expect((await current(id)).actions).toContain('assign');
    const candidates = ok(await invoke(listCandidates, manager, { params: { id }, now: when.ordered }));
    const ids = candidates.map((candidate: { id: string }) => candidate.id);
    expect([ids.includes(own.id), ids.includes(theirs.id)]).toEqual([true, false]);
    const assign = (staff: Account) =>
      invoke(assignShift, manager, {
        params: { id },
        body: { staff_id: staff.id, override_reason: 'Tested' },
        now: when.ordered,
      });
    expect(await assign(theirs)).toMatchObject({ status: 409, body: { code: 'shift-action-not-allowed' } });
    expect(ok(await assign(own))).toMatchObject({ vendor: { id: vendor.company?.id }, pending_change: null });
    const notified = ok(await invoke(listNotifications, rivalVendor, { now: when.dayAfter }));
    expect(notified).toContainEqual(expect.objectContaining({ kind: 'shift-request-dropped', about: id }));
  });
});

describe('corrected times', () => {
  const correct = async (times: Record<string, unknown>) => {
    const { id } = await fixtures.completed({}, await createFreeWorker());
    const body = { actual_start: at(20, '06:00'), actual_end: at(20, '12:00'), breaks: [], reason: 'Badge', ...times };
    return invoke(correctShift, world.people.vendor, { params: { id }, body, now: when.dayAfter });
  };
  const breaks = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      from: at(20, `06:${String(n * 2).padStart(2, '0')}`),
      to: at(20, `06:${String(n * 2 + 1).padStart(2, '0')}`),
    }));

  it.for([
    ['a year', { actual_end: at(385, '06:00') }, 'actual_end'],
    ['fourteen years', { actual_start: '2010-01-01T00:00:00Z', actual_end: '2024-01-01T00:00:00Z' }, 'actual_start'],
    ['a start over 12 h from the plan', { actual_start: at(19, '17:59') }, 'actual_start'],
    ['over 24 h', { actual_start: at(19, '20:00'), actual_end: at(20, '20:01') }, 'actual_end'],
    ['a time in the future', { actual_end: at(21, '08:01'), actual_start: at(20, '17:00') }, 'actual_end'],
    ['a break outside', { breaks: [{ from: at(20, '05:00'), to: at(20, '06:30') }] }, 'breaks.0.from'],
  ] as const)('that are %s are refused with an error at the field', async ([, times, field]) => {
    expect(await correct(times)).toMatchObject({
      status: 422,
      body: { code: 'actual-times-invalid', fields: { [field]: expect.any(String) } },
    });
  });
  it('that are the recorded ones are refused, also with other seconds', async () => {
    for (const times of [{}, { actual_end: at(20, '12:00').replace(':00.000Z', ':59.000Z') }])
      expect(await correct(times)).toMatchObject({ status: 422, body: { code: 'times-unchanged' } });
  });
  it('must lie in this century', async () => {
    expect(await correct({ actual_start: '0000-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      body: { fields: { actual_start: expect.any(String) } },
    });
  });
  it('may have at most ten breaks', async () => {
    expect(await correct({ breaks: breaks(10) })).toMatchObject({ status: 200 });
    expect(await correct({ breaks: breaks(11) })).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});

it('a customer who asks for another month gets it only if the worker is still free then', async () => {
  const { buyer, vendor } = world.people;
  const staff = await createFreeWorker();
  const { id } = await fixtures.confirmed({}, staff);
  const later = { starts_at: at(55, '06:00'), ends_at: at(55, '12:00') };
  await edit(buyer, id, later);
  const other = await fixtures.confirmed({ starts_at: at(55, '08:00'), ends_at: at(55, '10:00') }, staff);
  const confirm = () => invoke(confirmChange, vendor, { params: { id }, body: {}, now: when.ordered });
  expect(await confirm()).toMatchObject({ status: 409, body: { code: 'staff-busy' } });
  await fixtures.act(leaveShift, other.id, { who: vendor, body: { reason: 'Ill' } });
  expect(ok(await confirm())).toMatchObject({ ...later, pending_change: null });
});
