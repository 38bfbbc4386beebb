import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import dashboard from '#shared/messages/en/dashboard.ts';
import settings from '#shared/messages/en/settings.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { giveOpenTasks } from '../world/open-tasks.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
const { attention } = dashboard;
beforeAll(async () => {
  world = await createWorld();
  await giveOpenTasks(world);
});

const section = (page: Page) => page.getByRole('region', { name: attention.title });
const task = (page: Page, label: string) => section(page).getByRole('link').filter({ hasText: label });

it('a performer on a phone sees its own counts and no people waiting for a customer', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, '/settings/profile', 'phone');
  await task(page, attention.unfilled).filter({ hasText: '2' }).waitFor();
  await task(page, attention.changes).filter({ hasText: '0' }).waitFor();
  expect(await section(page).getByRole('link').count()).toBe(2);
  await checkScreen(page, 'landing-vendor-390');
});

it('says that nothing needs attention when every count is zero', async ({ signInAs }) => {
  const page = await signInAs(world.people.foreignBuyer, '/settings/profile');
  await section(page).getByText(attention.calm).waitFor();
  await checkScreen(page, 'landing-calm');
});

it('the overview shows the numbers and the week, and leads to the calendar', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/dashboard');
  await task(page, attention.unfilled).filter({ hasText: '2' }).waitFor();
  const week = page.getByRole('region', { name: dashboard.week.title });
  await week.getByRole('link', { name: dashboard.week.calendar }).waitFor();
  await week.locator('.skeleton').first().waitFor({ state: 'detached' });
  await checkScreen(page, 'dashboard');
  await week.getByRole('link', { name: dashboard.week.calendar }).click();
  await page.waitForURL('**/shifts/calendar**');
});

it('a change is answered in the overview', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/dashboard');
  const row = section(page).getByRole('listitem').filter({ hasText: shifts.calendar.card.change });
  await row.getByRole('button', { name: shifts.view.change.refuse, exact: true }).waitFor();
  await checkScreen(page, 'overview-change');
  await row.getByRole('button', { name: saying(shifts.view.change.accept) }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: shifts.view.ask.confirm_change.confirm }).click();
  await page.getByText(saying(shifts.view.done.confirm_change)).waitFor();
  await row.waitFor({ state: 'detached' });
  await task(page, attention.changes).filter({ hasText: '0' }).waitFor();
});

it('the first steps of a company are done one by one, and go away', async ({ signInAs }) => {
  const company = { id: randomUUID(), name: 'Beginners' };
  const beginner = await world.person('Beginner', 'ROLE_BUYER', company);
  const page = await signInAs(beginner, '/dashboard', 'phone');
  const steps = page.getByRole('region', { name: dashboard.setup.title });
  await steps.getByText(saying(dashboard.setup.left_other, { count: 4 })).waitFor();
  await checkScreen(page, 'first-steps-390');
  await world.person('Second', 'ROLE_BUYER_MANAGER', company);
  const store = await world.store('First', company, []);
  await page.reload();
  await steps.getByText(saying(dashboard.setup.left_other, { count: 2 })).waitFor();
  expect(await steps.getByRole('link', { name: dashboard.setup.steps.store.go }).count()).toBe(0);
  await steps.getByRole('link', { name: dashboard.setup.steps.shift.go }).click();
  await page.waitForURL('**/shifts/new');
  const chosen = page.getByRole('combobox', { name: shifts.order.store, exact: true });
  await expect.poll(() => chosen.inputValue()).toBe(store.name);
});

it('is not shown to workers and newcomers', async ({ signInAs }) => {
  for (const who of [world.people.worker, world.people.newcomer]) {
    const page = await signInAs(who, '/settings/profile');
    await page.getByLabel(settings.you.name).waitFor();
    expect(await section(page).count()).toBe(0);
  }
});

it('shows placeholders while the counts load, and offers a retry after a failure', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyerManager, '/documents/legacy');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/dashboard', async (route) => {
    await gate.promise;
    await route.abort();
  });
  await page.goto('/settings/profile');
  await section(page).locator('.skeleton').first().waitFor();
  await checkScreen(page, 'landing-loading');
  gate.resolve();
  await section(page).getByRole('alert').getByText(attention.broken).waitFor();
  await checkScreen(page, 'landing-broken');
  await page.unrouteAll();
  await section(page).getByRole('button', { name: common.broken.retry }).click();
  await task(page, attention.unfilled).filter({ hasText: /\d/ }).waitFor();
});
