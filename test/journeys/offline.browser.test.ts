import { beforeAll, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import worker from '#shared/messages/en/worker.ts';
import { invoke } from '../world/invoke.ts';
import { countPunches, near, pause, start, waitingOn } from '../world/offline.ts';
import { it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { clocks, on, soon, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let fixtures: ReturnType<typeof today>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = today(world);
});

it('a worker starts at the door without a signal, closes the tab, and no punch is lost', async ({ installAs }) => {
  const who = await world.person('Olga Nová', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const times = soon();
  const { id } = await fixtures.staffed(times, who);
  const later = on(9, '08:00', '16:00');
  await fixtures.staffed(later, who);
  const page = await installAs(who, '/my');
  const context = page.context();
  const answered = countPunches(context);

  await context.setOffline(true);
  await page.getByText(worker.offline.title).first().waitFor();
  await start(page);
  await pause(page);
  const made = await waitingOn(page);
  expect(made.map(({ action }) => action)).toEqual(['start', 'break_start']);
  await page.close();

  const again = await context.newPage();
  await again.goto('/my');
  await again.getByText(saying(worker.unsent.start)).first().waitFor();
  await again.getByText(worker.today.onBreak).waitFor();
  await again.getByText(clocks(later.starts_at, later.ends_at)).first().waitFor();
  expect(await waitingOn(again)).toEqual(made);
  expect(answered).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => waitingOn(again)).toEqual([]);
  await expect.poll(() => again.getByText(worker.unsent.title).count()).toBe(0);
  expect(answered).toEqual(made.map(({ key }) => `200 ${key}`));
  expect(ok(await invoke(contracts.getShift, world.people.buyer, { params: { id } }))).toMatchObject({
    status: 'in_progress',
    actual_start: near(made[0]?.at),
    breaks: [{ from: near(made[1]?.at), to: null }],
  });
});

it('a sign-out deletes what the phone has kept of the account', async ({ installAs }) => {
  const who = await world.person('Petra Malá', 'ROLE_VENDOR_STAFF', world.companies.performer);
  await fixtures.staffed(on(4, '08:00', '16:00'), who);
  const page = await installAs(who, '/my');
  await page.goto('/logout');
  await page.waitForURL((url) => url.pathname === '/auth/main');
  expect(await page.evaluate<boolean>(`caches.has('smena-replies')`)).toBe(false);
});
