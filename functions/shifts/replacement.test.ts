import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import {
  askReplacement,
  callUpShift,
  getDashboard,
  getShift,
  listCandidates,
  listShiftLog,
  replaceShift,
  startShift,
} from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, ok, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
});

const late = at(20, '06:20');
const ask = (who: Account, id: string, body: Record<string, unknown> = {}, now = late) =>
  invoke(askReplacement, who, { params: { id }, body, now });
const replaceBy = (who: Account, id: string, staff: Account, now = late) =>
  invoke(replaceShift, who, { params: { id }, body: { staff_id: staff.id }, now });
const worker = () =>
  world.person('Spare', 'ROLE_VENDOR_STAFF', world.companies.performer, { category_ids: [world.specialties.cashier] });
const current = async (id: string, who: Account = world.people.admin) =>
  ok(await invoke(getShift, who, { params: { id }, now: late }));
const notifiedOf = async (who: Account, id: string): Promise<string[]> =>
  ok(await invoke(listNotifications, who, { now: addMinutes(late, 60) }))
    .filter(({ about }: { about: string }) => about === id)
    .map(({ kind }: { kind: string }) => kind);

describe('a replacement', () => {
  it('is asked for by the customer, found by the performer after the start, and both are told', async () => {
    const { people } = world;
    const { id } = await fixtures.confirmed({}, await worker());
    const spare = await worker();
    const requested = ok(await ask(people.storeManager, id, { reason: 'Does not answer the phone' }));
    const { id: by, fio } = people.storeManager;
    expect(requested.replacement_asked).toEqual({ at: late, by: { id: by, fio } });
    expect(requested.actions).not.toContain('ask_replacement');
    expect(await notifiedOf(people.vendor, id)).toContain('replacement-asked');
    const { shifts } = ok(await invoke(getDashboard, people.vendor, { now: late }));
    expect(shifts.urgent[0]).toMatchObject({ id, replacement_asked: { at: late } });
    const candidates = ok(await invoke(listCandidates, people.vendor, { params: { id }, query: {}, now: late }));
    expect(candidates.find((each: { id: string }) => each.id === spare.id)).toMatchObject({ eligible: true });

    const replaced = ok(await replaceBy(people.vendor, id, spare));
    expect(replaced).toMatchObject({ status: 'confirmed', staff: { id: spare.id }, replacement_asked: null });
    expect(await notifiedOf(people.storeManager, id)).toContain('replacement-found');
    const log = ok(await invoke(listShiftLog, people.buyer, { params: { id } }));
    expect(log.map(({ kind }: { kind: string }) => kind)).toContain('replacement_asked');
    const begun = await invoke(startShift, spare, { params: { id }, body: {}, now: at(20, '06:50') });
    expect(begun.body.data).toMatchObject({ status: 'in_progress' });
    expect((await replaceBy(people.vendor, id, await worker(), at(20, '07:00'))).body.code).toBe(
      'shift-action-not-allowed',
    );
  });

  it('is a called-up stand-by, too', async () => {
    const { people } = world;
    const { standing, backed } = await fixtures.standBy({}, await worker());
    ok(await ask(people.buyer, backed.id));
    const body = { shift_id: backed.id };
    ok(await invoke(callUpShift, people.vendor, { params: { id: standing.id }, body, now: late }));
    expect(await current(backed.id)).toMatchObject({ status: 'canceled', replacement_asked: null });
    expect(await notifiedOf(people.buyer, backed.id)).toContain('replacement-found');
  });

  it('is not asked for by others, of others, twice at once, of an old version or after the planned end', async () => {
    const { people } = world;
    const { id, version } = await fixtures.confirmed({}, await worker());
    expect((await ask(people.vendor, id)).status).toBe(403);
    expect((await ask(people.worker, id)).status).toBe(403);
    expect((await ask(people.foreignBuyer, id)).status).toBe(404);
    expect((await ask(people.buyer, id, { version: version - 1 })).body.code).toBe('changed');
    expect((await ask(people.buyer, id, { reason: 7 })).status).toBe(400);
    expect((await ask(people.buyer, id, {}, at(20, '12:00'))).body.code).toBe('shift-in-past');
    const both = await Promise.all([ask(people.buyer, id), ask(people.storeManager, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await replaceBy(people.rivalVendor, id, people.rivalWorker)).status).toBe(404);
  });
});
