import { beforeAll, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import { addDays, mondayOf } from '#shared/domain/days.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { localTime } from '#shared/domain/local-time.ts';
import common from '#shared/messages/en/common.ts';
import hours from '#shared/messages/en/hours.ts';
import shifts from '#shared/messages/en/shifts.ts';
import statistics from '#shared/messages/en/statistics.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from '../world/invoke.ts';
import { choose } from '../world/order-form.ts';
import { it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { day, zone } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

/** Of a week of the last month, which can be locked. */
const monday = mondayOf(addDays(`${day(0).slice(0, 7)}-01`, -10));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** A shift from 08:00 to 14:00 that the worker ended some minutes after the plan. */
const worked = async (who: Account, on: string, { over }: { over: number }): Promise<string> => {
  const { people, stores, specialties } = world;
  const times = { starts_at: localTime(on, '08:00', zone), ends_at: localTime(on, '14:00', zone) };
  const at = (minutes: number) => addMinutes(times.starts_at, minutes);
  const agreed = { override_reason: 'Agreed' };
  const order = { store_id: stores.own.id, category_id: specialties.cashier, ...times, ...agreed };
  const { id } = ok(await invoke(contracts.createShift, people.vendor, { body: order, now: at(-4000) }));
  const params = { id };
  const staff = { staff_id: who.id, ...agreed };
  ok(await invoke(contracts.assignShift, people.vendor, { params, body: staff, now: at(-3900) }));
  ok(await invoke(contracts.startShift, who, { params, body: {}, now: at(0) }));
  ok(await invoke(contracts.endShift, who, { params, body: {}, now: at(360 + over) }));
  return id;
};

it('a store manager approves and disputes hours, the performer answers and locks the month, and the worker reads the payslip', async ({
  signInAs,
}) => {
  const { worker, colleague, storeManager, vendor } = world.people;
  await worked(worker, monday, { over: 2 });
  await worked(worker, addDays(monday, 1), { over: 0 });
  const long = await worked(colleague, addDays(monday, 2), { over: 60 });
  const week = `/shifts/hours?week=${monday}`;
  const page = await signInAs(storeManager, week);
  const cells = page.getByRole('grid', { name: hours.grid }).getByRole('gridcell').getByRole('link');
  await expect.poll(() => cells.count()).toBe(3);

  await cells.filter({ hasText: '+1:00' }).focus();
  await page.keyboard.press('d');
  const drawer = page.getByRole('complementary', { name: hours.dispute.title });
  await choose(page, shifts.view.correct.end, '14:15');
  await drawer.getByText(saying(hours.dispute.less_other, { count: 45 })).waitFor();
  await drawer.getByLabel(hours.reason, { exact: true }).fill('The shelves were done at 14:15');
  await drawer.getByRole('button', { name: hours.dispute.send }).click();
  await drawer.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: saying(hours.approve.many_other, { shown: 2 }) }).click();
  await page.getByText(saying(hours.approve.done_other, { count: 2 })).waitFor();
  await page.getByRole('button', { name: common.undo }).click();
  await page.getByText(saying(hours.approve.undone_other, { count: 2 })).waitFor();
  // What was chosen before is chosen again.
  await page.getByRole('button', { name: saying(hours.approve.many_other, { shown: 2 }) }).click();
  await page.getByText(saying(hours.approve.done_other, { count: 2 })).waitFor();

  const performer = await signInAs(vendor, week);
  await performer.getByRole('gridcell').getByRole('link').filter({ hasText: '08:00–14:15' }).click();
  const answer = performer.getByRole('complementary', { name: hours.answer.title });
  await answer.getByText('The shelves were done at 14:15').waitFor();
  await answer.getByRole('button', { name: hours.answer.send.accept }).click();
  await performer.getByText(hours.answer.accepted).waitFor();

  await page.getByRole('link', { name: hours.tabs.approved }).click();
  await expect.poll(() => cells.count()).toBe(3);
  const stored = ok(await invoke(contracts.getShift, vendor, { params: { id: long } }));
  expect(stored).toMatchObject({ minutes_worked: 375, hours: { state: 'approved' } });

  const lastMonth = '/statistics/staffs?dates=lastMonth';
  await performer.goto(lastMonth);
  await performer.getByRole('button', { name: hours.lock.button }).click();
  await performer.getByRole('alertdialog').getByRole('button', { name: hours.lock.confirm }).click();
  await performer.getByText(saying(statistics.lockedBy, { name: vendor.fio })).waitFor();
  await performer.getByRole('button', { name: hours.lock.button }).waitFor({ state: 'detached' });

  const reader = await signInAs(worker, lastMonth);
  await reader.getByRole('link', { name: statistics.columns.payslip }).click();
  await reader.getByText(saying(statistics.payslip.lockedSince)).waitFor();
  // 722 minutes of 180 CZK an hour, and 15 % withheld.
  await reader
    .getByText(/^1.841,10.Kč$/)
    .first()
    .waitFor();
});
