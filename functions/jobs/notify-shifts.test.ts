import { beforeEach, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { assignShift, startShift, updateShift } from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { at, plan, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The job reads the shifts of all companies.
await takeOwnTable();
const { handler } = await import('./notify-shifts.ts');
const { lookedAtStartsKey } = await import('../data/shifts/starts.ts');
const { transact } = await import('../data/table.ts');

let world: World;
let give: ReturnType<typeof shiftFixtures>;
beforeEach(async () => {
  world = await createWorld();
  give = shiftFixtures(world);
  await transact([{ part: 'looked-at-starts', remove: lookedAtStartsKey }]);
});

const run = (now: string) => handler({ time: now });
const kindsOf = async (who: Account): Promise<string[]> =>
  (await invoke(listNotifications, who, { now: at(21, '08:00') })).body.data
    .map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind !== 'shift-assigned');
/** Some minutes after the planned start. */
const after = (minutes: number) => addMinutes(plan.starts_at, minutes);

describe('a shift that nobody started', () => {
  it('is reported ten minutes after its start, to both sides and the worker, once', async () => {
    const { worker, vendor, buyer, storeManager, foreignBuyer } = world.people;
    await give.confirmed();
    await run(after(9));
    expect(await kindsOf(vendor)).toEqual([]);
    await Promise.all([run(after(10)), run(after(10))]);
    await run(after(11));
    await run(after(10));
    for (const who of [vendor, buyer, storeManager]) expect(await kindsOf(who)).toEqual(['shift-not-started']);
    expect(await kindsOf(worker)).toEqual(['shift-start-missed']);
    expect(await kindsOf(foreignBuyer)).toEqual([]);
  });

  it('is reported by a run that comes half an hour late, and no longer if it was started meanwhile', async () => {
    const { worker, colleague, vendor } = world.people;
    await give.confirmed();
    const { id } = await give.confirmed({}, colleague);
    await run(after(0));
    await give.act(startShift, id, { who: colleague, now: after(12) });
    await run(after(41));
    expect(await kindsOf(vendor)).toEqual(['shift-not-started']);
    expect(await kindsOf(worker)).toEqual(['shift-start-missed']);
    expect(await kindsOf(colleague)).toEqual([]);
  });

  it('of a night that begins on another day in UTC is reported too', async () => {
    const { vendor } = world.people;
    // 00:30 in Prague in summer.
    const night = { starts_at: at(19, '22:30'), ends_at: at(20, '04:00') };
    await give.confirmed(night);
    await run(addMinutes(night.starts_at, 9));
    await run(addMinutes(night.starts_at, 10));
    expect(await kindsOf(vendor)).toEqual(['shift-not-started']);
  });
});

describe('a shift without a worker', () => {
  it('is reported a day before, to the customer and to the performers who may staff it', async () => {
    const { buyer, vendor, foreignBuyer } = world.people;
    const { id, version } = await give.create();
    const filled = await give.create();
    await give.act(assignShift, filled.id, { who: vendor, body: { staff_id: world.people.worker.id } });
    await run(addMinutes(plan.starts_at, -24 * 60 - 1));
    expect(await kindsOf(buyer)).toEqual([]);
    await run(addMinutes(plan.starts_at, -24 * 60));
    for (const who of [buyer, vendor]) expect(await kindsOf(who)).toEqual(['shift-unfilled']);
    expect(await kindsOf(foreignBuyer)).toEqual([]);
    // Moved to a later day, it is reported again then.
    const later = { starts_at: at(20, '10:00'), ends_at: at(20, '16:00') };
    await give.act(updateShift, id, { who: buyer, body: { version, ...later }, now: at(19, '06:30') });
    await run(at(19, '10:00'));
    expect(await kindsOf(buyer)).toEqual(['shift-unfilled', 'shift-unfilled']);
  });
});
