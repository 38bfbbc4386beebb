import { beforeAll, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import worker from '#shared/messages/en/worker.ts';
import { invoke } from '../world/invoke.ts';
import { countPunches, hold, near, pause, resume, start, waitingOn } from '../world/offline.ts';
import { it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { soon, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('twenty punches of two shifts over a dead network arrive once each, in order, at their times', async ({
  installAs,
}) => {
  const who = await world.person('Karel Dlouhý', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const { people, stores, specialties } = world;
  // A shift that should have ended already, whose worker is on a break, and the next one.
  const next = soon();
  const times = { starts_at: addMinutes(next.starts_at, -6 * 60), ends_at: addMinutes(next.starts_at, -30) };
  const at = (minutes: number) => addMinutes(times.starts_at, minutes);
  const order = { store_id: stores.own.id, category_id: specialties.cashier, ...times };
  const { id } = ok(await invoke(contracts.createShift, people.vendor, { body: order, now: at(-4000) }));
  const params = { id };
  const staff = { staff_id: who.id, override_reason: 'Agreed' };
  ok(await invoke(contracts.assignShift, people.vendor, { params, body: staff, now: at(-3900) }));
  ok(await invoke(contracts.startShift, who, { params, body: {}, now: at(0) }));
  ok(await invoke(contracts.startBreak, who, { params, body: {}, now: at(300) }));
  const { id: second } = await today(world).staffed(next, who);

  const page = await installAs(who, '/my');
  const context = page.context();
  const answered = countPunches(context);
  await context.setOffline(true);
  await page.getByText(worker.offline.title).first().waitFor();
  await resume(page);
  for (let n = 0; n < 3; n++) {
    await pause(page);
    await resume(page);
  }
  await hold(page, worker.dock.end);
  await start(page);
  for (let n = 0; n < 5; n++) {
    await pause(page);
    await resume(page);
  }
  await hold(page, worker.dock.end);
  await page.getByRole('button', { name: worker.dock.end }).waitFor({ state: 'detached' });
  const made = await waitingOn(page);
  expect(made).toHaveLength(20);
  expect(answered).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => waitingOn(page), { timeout: 60_000 }).toEqual([]);
  expect(answered).toEqual(made.map(({ key }) => `200 ${key}`));
  const ats = made.map((punch) => punch.at);
  const breaks = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ from: near(ats[from + 2 * n]), to: near(ats[from + 2 * n + 1]) }));
  const shiftOf = async (shift: string) =>
    ok(await invoke(contracts.getShift, people.buyer, { params: { id: shift } }));
  expect(await shiftOf(id)).toMatchObject({
    status: 'completed',
    breaks: [{ from: at(300), to: near(ats[0]) }, ...breaks(1, 3)],
    actual_end: near(ats[7]),
    claims: [],
  });
  expect(await shiftOf(second)).toMatchObject({
    status: 'completed',
    actual_start: near(ats[8]),
    breaks: breaks(9, 5),
    actual_end: near(ats[19]),
    claims: [],
  });
});
