import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { listStores } from '#shared/contracts/stores.ts';
import common from '#shared/messages/en/common.ts';
import shell from '#shared/messages/en/shell.ts';
import shifts from '#shared/messages/en/shifts.ts';
import stores from '#shared/messages/en/stores.ts';
import { it, saying } from '../world/screen.ts';
import { at, shiftFixtures } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

/** What is pressed or typed faster than the app or the server answers, and what comes too late. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
  const give = shiftFixtures(world);
  for (const day of [2, 3]) await give.create({ starts_at: at(day, '06:00'), ends_at: at(day, '12:00') });
});

/** Presses all matches within a moment, before the app renders. */
const pressAll = (controls: Locator) =>
  controls.evaluateAll((elements) => {
    for (const element of elements as unknown as { click: () => void }[]) element.click();
  });

describe('a change of the address', () => {
  it('by each of several quick choices of one filter is taken', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/list?dates=coming');
    await page.getByRole('button', { name: common.filters.filter, exact: true }).click();
    await page.getByRole('menuitem', { name: shifts.list.filter.status }).click();
    const boxes = page.getByRole('group', { name: shifts.list.filter.status }).getByRole('checkbox');
    await boxes.first().waitFor();
    const all = await boxes.count();
    const chosen = () => new URL(page.url()).searchParams.getAll('status').length;
    await pressAll(boxes);
    await expect.poll(chosen).toBe(all);
    await pressAll(boxes);
    await expect.poll(chosen).toBe(0);
    // While the screen shows the first of them, others are pending.
    for (const expected of [all, 0, all, 0]) {
      await boxes.evaluateAll(async (elements) => {
        for (const element of elements as unknown as { click: () => void }[]) {
          element.click();
          await new Promise((resolve) => setTimeout(resolve, Math.random() * 40));
        }
      });
      await expect.poll(chosen).toBe(expected);
    }
  });

  it('by two quick presses of a calendar’s “Later” moves two weeks', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/calendar?day=2026-11-02');
    const later = page.getByRole('button', { name: shifts.calendar.later });
    await later.waitFor();
    await later.evaluate((button: { click: () => void }) => {
      button.click();
      button.click();
    });
    await page.waitForURL((url) => url.searchParams.get('day') === '2026-11-16');
  });

  it('by the undo of a deleted view spares the screen that was opened meanwhile', async ({ signInAs }) => {
    const page = await signInAs(world.people.vendor, '/stores/list?page=1&name=shared');
    const menu = async (item: RegExp) => {
      await page.getByRole('button', { name: common.views.button }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await menu(saying(common.views.save));
    await page.getByRole('dialog').getByLabel(common.views.name).fill('Kiosky');
    await page.getByRole('button', { name: common.views.saveConfirm }).click();
    await page.waitForURL((url) => url.searchParams.has('view'));
    await menu(saying(common.views.delete));
    await page.getByRole('link', { name: shell.menu.shiftList, exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/shifts/list');
    const restored = page.waitForResponse((answer) => answer.request().postData()?.includes('Kiosky') ?? false);
    await page.getByRole('button', { name: common.undo }).click();
    await restored;
    expect(page.url()).not.toContain('name=shared');
  });
});

it('a selection that is emptied while all rows are being collected stays empty', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/shifts/list?dates=ahead');
  await page.locator('[data-row-link]').nth(1).waitFor();
  // The answer never comes.
  await page.route(/per_page=100/, () => {});
  await page
    .getByRole('checkbox', { name: saying(common.table.choose) })
    .nth(1)
    .click();
  const bar = page.getByRole('toolbar', { name: common.table.bulk });
  const requested = page.waitForRequest(/per_page=100/);
  await bar.getByRole('button', { name: saying(common.table.selectAll) }).click();
  const request = await requested;
  const isGivenUp = page.waitForEvent('requestfailed', (failed) => failed === request);
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await isGivenUp;
});

it('the arrow of a column that cannot move further saves nothing', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, '/stores/list?page=1');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await page.getByRole('button', { name: common.columns.button }).click();
  const column = stores.columns.address;
  await page.getByRole('button', { name: saying(common.columns.up, { column }) }).press('Enter');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: saying(common.columns.down, { column }) }).press('Enter');
  await saved;
  expect(sent).toHaveLength(1);
});

it('the palette does not offer the stores that another text has found', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/stores/list?page=1');
  await page.locator('[data-row-link]').first().waitFor();
  const isRequested = page.waitForRequest(/name=sharedqq/);
  await page.route(
    (url) => url.pathname === listStores.path && url.searchParams.get('name') === 'sharedqq',
    () => {},
  );
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('shared');
  await page.getByRole('option', { name: saying(world.stores.shared.address) }).waitFor();
  await page.keyboard.type('qq');
  await isRequested;
  expect(await page.getByRole('option').allInnerTexts()).toEqual([]);
});

it('a list works on a device whose storage is full', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/stores/list?page=1');
  await page.locator('[data-row-link]').first().waitFor();
  await page.evaluate(`
    for (let size = 1024 * 1024, nth = 0; size > 0; nth++)
      try { localStorage.setItem('full' + nth, 'x'.repeat(size)); } catch { size = Math.floor(size / 2); }
  `);
  const header = page.getByRole('columnheader', { name: stores.columns.address });
  await header.getByRole('button').click();
  await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
  await page.getByRole('link', { name: shell.menu.shiftList, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: shifts.list.title }).waitFor();
});
