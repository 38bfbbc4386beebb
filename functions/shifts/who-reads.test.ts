import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { downloadMe } from '#shared/contracts/settings.ts';
import {
  assignShift,
  callUpShift,
  cancelShift,
  createComment,
  declineShift,
  getShift,
  leaveShift,
  listComments,
  listShiftLog,
  listShifts,
  replaceShift,
  reserveShift,
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

const diagnosis = 'A broken leg';
const createFreeWorker = (fio: string) =>
  world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer, { category_ids: [world.specialties.cashier] });
const say = async (who: Account, id: string, text: string, instruction?: boolean) =>
  ok(await invoke(createComment, who, { params: { id }, body: { text, instruction }, now: when.ordered }));
const textsFor = async (who: Account, id: string) =>
  (ok(await invoke(listComments, who, { params: { id } })) as { text: string }[]).map(({ text }) => text);
const logFor = async (who: Account, id: string) => ok(await invoke(listShiftLog, who, { params: { id } }));

/** All steps have the same time, so only their order shows what came before the second worker. */
const handedOn = async () => {
  const { vendor, buyer } = world.people;
  const [first, second] = await Promise.all([createFreeWorker('First Worker'), createFreeWorker('Second Worker')]);
  const { id } = await fixtures.confirmed({ comment: 'Ask for Jana' }, first);
  await say(buyer, id, 'The gate code is 12', true);
  await say(buyer, id, 'First was late last time');
  await fixtures.act(leaveShift, id, { who: first, body: { reason: diagnosis } });
  await fixtures.act(assignShift, id, { who: vendor, body: { staff_id: second.id } });
  await say(vendor, id, 'Welcome');
  return { id, first, second };
};

/** A stand-by worker of the store "own" is called up to a shift of the store "large". Each shift has comments. */
const calledUp = async () => {
  const { vendor, buyer } = world.people;
  const staff = await createFreeWorker('Standing By');
  const times = { starts_at: at(25, '06:00'), ends_at: at(25, '12:00') };
  const missing = await createFreeWorker('Missing Worker');
  const backed = await fixtures.confirmed({ ...times, store_id: world.stores.large.id }, missing);
  const { id } = await fixtures.create(times);
  await fixtures.act(reserveShift, id, { who: vendor, body: { staff_id: staff.id, backs: [backed.id] } });
  await say(buyer, id, 'For the stand-by');
  await say(buyer, backed.id, 'The alarm code is 7', true);
  await say(buyer, backed.id, 'Petr was late');
  await fixtures.act(callUpShift, id, { who: vendor, now: at(25, '06:30'), body: { shift_id: backed.id } });
  return { standing: { id, staff }, backed };
};

describe('readers of a shift', () => {
  it('only the performer, managers and admins see the reason of a leave', async () => {
    const { id, first, second } = await handedOn();
    const { vendor, manager, admin, buyer, storeManager } = world.people;
    for (const who of [vendor, manager, admin]) expect(JSON.stringify(await logFor(who, id))).toContain(diagnosis);
    const range = { from: at(20, '00:00').slice(0, 10), to: at(20, '00:00').slice(0, 10), per_page: 500 };
    for (const who of [buyer, storeManager, second]) {
      const read = await Promise.all([
        invoke(listShiftLog, who, { params: { id } }),
        invoke(listComments, who, { params: { id } }),
        invoke(getShift, who, { params: { id } }),
        invoke(listShifts, who, { query: range }),
        invoke(listNotifications, who, { now: when.dayAfter }),
        invoke(downloadMe, who, { now: when.dayAfter }),
      ]);
      expect(read.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(JSON.stringify(read)).not.toContain(diagnosis);
    }
    expect(await logFor(buyer, id)).toContainEqual(
      expect.objectContaining({ kind: 'staff', before: { id: first.id, fio: first.fio }, after: null, reason: null }),
    );
  });

  it('a worker reads log entries and comments since their own assignment, and always the order and instructions', async () => {
    const { id, second } = await handedOn();
    const log = await logFor(second, id);
    expect(log.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['comment', 'staff', 'status']);
    expect(JSON.stringify(log)).not.toMatch(/First|late last time/);
    expect((await textsFor(second, id)).toSorted()).toEqual(['The gate code is 12', 'Welcome']);
    expect(ok(await invoke(getShift, second, { params: { id } }))).toMatchObject({ comment: 'Ask for Jana' });
    expect(await textsFor(world.people.buyer, id)).toHaveLength(3);
  });

  it('a worker who replaces another cannot see who it was', async () => {
    const [first, second] = await Promise.all([createFreeWorker('First Worker'), createFreeWorker('Second Worker')]);
    const { id } = await fixtures.confirmed({}, first);
    await fixtures.act(replaceShift, id, { who: world.people.vendor, body: { staff_id: second.id } });
    expect(JSON.stringify(await logFor(second, id))).not.toContain('First');
    expect(JSON.stringify(await logFor(world.people.buyer, id))).toContain('First');
    for (const contract of [listShiftLog, listComments])
      expect(await invoke(contract, first, { params: { id } })).toMatchObject({ status: 404 });
  });

  it('a performer reads nothing of the performer that staffed the shift before', async () => {
    const { people, stores } = world;
    const first = await createFreeWorker('First Worker');
    const { id } = await fixtures.confirmed({ store_id: stores.shared.id }, first);
    await say(people.vendor, id, 'Ours knows the store');
    await say(people.buyer, id, 'Bring boots', true);
    await fixtures.act(leaveShift, id, { who: first, body: { reason: diagnosis } });
    await fixtures.act(declineShift, id, { who: people.vendor, body: { reason: 'Nobody is left' } });
    await fixtures.act(assignShift, id, { who: people.rivalVendor, body: { staff_id: people.rivalWorker.id } });
    const log = JSON.stringify(await logFor(people.rivalVendor, id));
    expect(log).not.toMatch(/First|broken leg|Nobody is left|Ours knows/);
    expect(log).toContain(people.rivalWorker.fio);
    for (const who of [people.rivalVendor, people.rivalWorker])
      expect(await textsFor(who, id)).toEqual(['Bring boots']);
    expect(await textsFor(people.buyer, id)).toHaveLength(2);
    await fixtures.act(cancelShift, id, { who: people.rivalVendor, body: { reason: 'Cleaning up' } });
  });

  it('a worker who is called up reads the instructions of the shift that they take over, and nothing else of it', async () => {
    const { vendor, buyer } = world.people;
    const { standing, backed } = await calledUp();
    await say(vendor, standing.id, 'Here since the call-up');
    const worker = standing.staff;
    expect((await textsFor(worker, standing.id)).toSorted()).toEqual([
      'For the stand-by',
      'Here since the call-up',
      'The alarm code is 7',
    ]);
    for (const who of [vendor, buyer])
      expect((await textsFor(who, standing.id)).toSorted()).toEqual([
        'For the stand-by',
        'Here since the call-up',
        'Petr was late',
        'The alarm code is 7',
      ]);
    expect(await invoke(listComments, worker, { params: { id: backed.id } })).toMatchObject({ status: 404 });
    expect((await textsFor(buyer, backed.id)).toSorted()).toEqual(['Petr was late', 'The alarm code is 7']);
  });

  it("after a call-up, the new store's manager reads the log and comments since then, and the backed shift's comments", async () => {
    const { companies, stores, people } = world;
    const managerOf = (...of: { id: string }[]) =>
      world.person('Keeper', 'ROLE_STORE_MANAGER', companies.customer, { store_ids: of.map(({ id }) => id) });
    const [large, both] = [await managerOf(stores.large), await managerOf(stores.own, stores.large)];
    const { standing } = await calledUp();
    expect((await textsFor(large, standing.id)).toSorted()).toEqual(['Petr was late', 'The alarm code is 7']);
    const log = (await logFor(large, standing.id)) as { kind: string; after: unknown }[];
    expect(JSON.stringify(log)).not.toContain('For the stand-by');
    expect(log.map(({ kind }) => kind)).toContain('status');
    expect(log.map(({ kind }) => kind)).not.toContain('created');
    for (const who of [both, people.buyer]) {
      expect(await textsFor(who, standing.id)).toContain('For the stand-by');
      expect(JSON.stringify(await logFor(who, standing.id))).toContain('For the stand-by');
    }
  });

  it('a worker cannot write instructions', async () => {
    const staff = await createFreeWorker('Eager Worker');
    const { id } = await fixtures.confirmed({}, staff);
    const body = { text: 'Obey me', instruction: true };
    expect(await invoke(createComment, staff, { params: { id }, body })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { instruction: expect.any(String) } },
    });
    expect(await textsFor(staff, id)).toEqual([]);
    expect(await say(world.people.vendor, id, 'Bring boots', true)).toMatchObject({ instruction: true });
    expect(await say(staff, id, 'I will')).toMatchObject({ instruction: false });
  });
});
