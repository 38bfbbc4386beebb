import { beforeAll, describe, expect, it } from 'vitest';
import {
  assignShift,
  callUpShift,
  cancelShift,
  confirmChange,
  declineShift,
  getShift,
  leaveShift,
  listShiftLog,
  releaseShift,
  reserveShift,
  updateShift,
} from '#shared/contracts/shifts.ts';
import { afterBatchRead } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { findShifts } from '../data/shifts/shifts.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
});

const createFreeWorker = () =>
  world.person('Spare', 'ROLE_VENDOR_STAFF', world.companies.performer, { category_ids: [world.specialties.cashier] });
const current = async (id: string) => ok(await invoke(getShift, world.people.admin, { params: { id } }));
const standBy = async (backs: string[], order: Record<string, unknown> = {}) => {
  const { id } = await fixtures.create(order);
  const body = { staff_id: (await createFreeWorker()).id, backs };
  return { id, answer: await invoke(reserveShift, world.people.vendor, { params: { id }, body, now: when.ordered }) };
};

describe('stand-by', () => {
  it('loses a shift that was on stand-by itself and is released', async () => {
    const target = await fixtures.create({ starts_at: at(24, '06:00'), ends_at: at(24, '12:00') });
    const middle = await fixtures.create({ starts_at: at(24, '06:00'), ends_at: at(24, '12:00') });
    const first = await standBy([middle.id], { starts_at: at(24, '06:00'), ends_at: at(24, '12:00') });
    expect(first.answer).toMatchObject({ status: 200, body: { data: { backs: [middle.id] } } });
    const body = { staff_id: (await createFreeWorker()).id, backs: [target.id] };
    ok(await invoke(reserveShift, world.people.vendor, { params: { id: middle.id }, body, now: when.ordered }));
    await fixtures.act(releaseShift, middle.id, { who: world.people.vendor });
    expect(await current(first.id)).toMatchObject({ status: 'reserve', backs: [] });
    expect(await current(target.id)).toMatchObject({ backed_by: [] });
  });

  it('cannot back a shift of another customer', async () => {
    const { companies, people } = world;
    const elsewhere = await world.store('elsewhere', companies.stranger, [companies.performer]);
    const foreign = await fixtures.create({ store_id: elsewhere.id }, people.foreignBuyer);
    const { id, answer } = await standBy([foreign.id], { comment: 'Our own secrets' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'shift-action-not-allowed' } });
    expect(await current(id)).toMatchObject({ status: 'new' });
    expect(await current(foreign.id)).toMatchObject({ backed_by: [] });
  });

  it('that is called up takes over the comment of the backed shift', async () => {
    const backed = await fixtures.confirmed({ comment: 'Ask for Jana' }, await createFreeWorker());
    const { id } = await standBy([backed.id], { comment: 'Wait in the canteen' });
    const called = await fixtures.act(callUpShift, id, {
      who: world.people.vendor,
      now: when.halfPastStart,
      body: { shift_id: backed.id },
    });
    expect(called).toMatchObject({ status: 'confirmed', comment: 'Ask for Jana', counterpart_id: backed.id });
  });

  it('no longer backs a shift that another performer staffs, logs this, and the shift keeps its worker', async () => {
    const { people, stores } = world;
    const offered = await fixtures.create({ store_id: stores.shared.id });
    const { id } = await standBy([offered.id]);
    await fixtures.act(assignShift, offered.id, { who: people.rivalVendor, body: { staff_id: people.rivalWorker.id } });
    expect(await current(id)).toMatchObject({ status: 'reserve', backs: [] });
    expect(await current(offered.id)).toMatchObject({ status: 'confirmed', backed_by: [] });
    const log = ok(await invoke(listShiftLog, people.vendor, { params: { id } }));
    expect(log.at(-1)).toMatchObject({ kind: 'back_dropped', by: null, before: { id: offered.id } });
    expect(JSON.stringify(log)).not.toContain(people.rivalVendor.fio);
    const body = { shift_id: offered.id };
    const called = await invoke(callUpShift, people.admin, { params: { id }, body, now: when.halfPastStart });
    expect(called).toMatchObject({ status: 409 });
  });

  it('no longer backs a shift that its performer declines, and logs this', async () => {
    const offered = await fixtures.create({ store_id: world.stores.shared.id });
    const { id } = await standBy([offered.id]);
    await fixtures.act(declineShift, offered.id, { who: world.people.vendor, body: { reason: 'We are full' } });
    expect(await current(id)).toMatchObject({ status: 'reserve', backs: [] });
    expect(ok(await invoke(listShiftLog, world.people.vendor, { params: { id } })).at(-1)).toMatchObject({
      kind: 'back_dropped',
    });
  });

  it('is called up for the newest state of the backed shift, not for one that another writer changed meanwhile', async () => {
    const { vendor } = world.people;
    const backed = await fixtures.confirmed({}, await createFreeWorker());
    const { id } = await standBy([backed.id]);
    await fixtures.act(leaveShift, backed.id, { who: vendor, body: { reason: 'Ill' } });
    const staff_id = (await createFreeWorker()).id;
    const called = await afterBatchRead(
      backed.id,
      () => invoke(callUpShift, vendor, { params: { id }, body: { shift_id: backed.id }, now: when.ordered }),
      () => fixtures.act(assignShift, backed.id, { who: vendor, body: { staff_id } }),
    );
    expect(called).toMatchObject({ status: 409, body: { code: 'shift-action-not-allowed' } });
    expect(await current(backed.id)).toMatchObject({ status: 'confirmed', staff: { id: staff_id } });
    expect(await current(id)).toMatchObject({ status: 'reserve', backs: [backed.id] });
  });

  it.for([
    ['called up', () => ({ contract: callUpShift, now: when.halfPastStart })],
    ['canceled', () => ({ contract: cancelShift, now: when.ordered })],
  ] as const)(
    'no longer backs a shift for which another one was called up, or that was canceled: %s',
    async ([, by]) => {
      const { vendor } = world.people;
      const backed = await fixtures.confirmed({}, await createFreeWorker());
      const one = await standBy([backed.id]);
      const other = await standBy([backed.id]);
      const { contract, now } = by();
      if (contract === callUpShift)
        await fixtures.act(contract, one.id, { who: vendor, now, body: { shift_id: backed.id } });
      else await fixtures.act(contract, backed.id, { who: vendor, now, body: { reason: 'Closed' } });
      expect(await current(backed.id)).toMatchObject({ status: 'canceled', backed_by: [] });
      expect(await current(other.id)).toMatchObject({ status: 'reserve', backs: [] });
      expect(ok(await invoke(listShiftLog, vendor, { params: { id: other.id } })).at(-1)).toMatchObject({
        kind: 'back_dropped',
        before: { id: backed.id },
      });
    },
  );

  it.for([
    ['at once', false],
    ['when the other side confirms it', true],
  ] as const)('moves its call-up time with the backed shift: %s', async ([, confirmed]) => {
    const backed = confirmed ? await fixtures.confirmed({}, await createFreeWorker()) : await fixtures.create();
    const { id } = await standBy([backed.id]);
    const { version } = await current(backed.id);
    const body = { version, starts_at: at(20, '05:00'), ends_at: at(20, '11:00') };
    ok(await invoke(updateShift, world.people.buyer, { params: { id: backed.id }, body, now: when.ordered }));
    const lookedAt = async () => (await findShifts([id]))[0]?.call_ups;
    if (confirmed) {
      expect(await lookedAt()).toEqual([{ shift_id: backed.id, at: at(20, '06:30') }]);
      await fixtures.act(confirmChange, backed.id, { who: world.people.vendor, body: { override_reason: 'Agreed' } });
    }
    expect(await lookedAt()).toEqual([{ shift_id: backed.id, at: at(20, '05:30') }]);
  });
});
