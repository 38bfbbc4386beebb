import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import { localTime } from '#shared/domain/local-time.ts';
import common from '#shared/messages/en/common.ts';
import holidays from '#shared/messages/en/holidays.ts';
import shell from '#shared/messages/en/shell.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { invoke } from '../world/invoke.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { at, shiftFixtures, ok } from '../world/shift-fixtures.ts';
import { day, zone } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let give: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  give = shiftFixtures(world);
});

/** A confirmed shift on its own day with a change requested by the customer. */
const requestedChange = async (nth: number, times: Partial<{ starts_at: string; ends_at: string }> = {}) => {
  const { id, version } = await give.confirmed({ starts_at: at(nth, '06:00'), ends_at: at(nth, '12:00') });
  const body = { version, starts_at: at(nth, '07:00'), ends_at: at(nth, '13:00'), override_reason: 'Agreed', ...times };
  return ok(await invoke(contracts.updateShift, world.people.buyer, { params: { id }, body }));
};
const waitingTab = (page: Page) => page.getByRole('link', { name: new RegExp(`^${shifts.list.view.waiting}`) });

describe('changes that wait for an answer', () => {
  it('are counted over all weeks, and the count links to all of them', async ({ signInAs }) => {
    const [first, second] = [await requestedChange(2), await requestedChange(17)];
    const page = await signInAs(world.people.vendor, '/shifts/calendar');
    await waitingTab(page).getByText('2', { exact: true }).waitFor();
    await waitingTab(page).click();
    await page.waitForURL('**/shifts/list?*');
    for (const { id } of [first, second]) await page.locator(`[data-row="${id}"]`).waitFor();
    expect(await page.locator('[data-row]').count()).toBe(2);
    expect(await waitingTab(page).getAttribute('aria-current')).toBe('page');
    await checkScreen(page, 'list-waiting');

    const customer = await signInAs(world.people.buyer, '/shifts/list');
    await waitingTab(customer).getByText('0', { exact: true }).waitFor();
  });

  it('show the legal warnings of the requested times to both sides, and accepting asks for a reason', async ({
    signInAs,
  }) => {
    const { id } = await requestedChange(23, { ends_at: at(23, '21:00') });
    const [page, customer] = await Promise.all([
      signInAs(world.people.vendor, `/shifts/view/${id}`),
      signInAs(world.people.buyer, `/shifts/view/${id}`, 'phone'),
    ]);
    for (const side of [page, customer]) {
      const change = side.getByRole('region', { name: saying(shifts.view.change.title) });
      await change.getByRole('listitem').first().waitFor();
      await side.getByText(shifts.words.legalWarning, { exact: true }).waitFor();
    }
    await page.getByRole('button', { name: saying(shifts.view.change.accept) }).click();
    await page.getByLabel(shifts.view.lawReason).waitFor();
    await checkScreen(page, 'change-against-the-law');
  });

  it('stay inside the timeline when they span several days, marked by day', async ({ signInAs }) => {
    const { id } = await requestedChange(26, { starts_at: at(33, '07:00'), ends_at: at(33, '13:00') });
    for (const device of ['desktop', 'phone'] as const) {
      const page = await signInAs(world.people.vendor, `/shifts/view/${id}`, device);
      const timeline = page.getByRole('img', { name: saying(shifts.view.timeline.planned) });
      await timeline.waitFor();
      const edges = await timeline.locator('..').boundingBox();
      for (const part of await timeline.locator('span').all()) {
        const box = await part.boundingBox();
        if (!edges || !box) continue;
        expect(box.x).toBeGreaterThanOrEqual(edges.x - 1);
        expect(box.x + box.width).toBeLessThanOrEqual(edges.x + edges.width + 1);
      }
      await checkScreen(page, `timeline-of-days-${device}`);
    }
  });
});

describe('the board', () => {
  it('shows holidays and stores without shifts', async ({ signInAs }) => {
    const year = Number(day(0).slice(0, 4)) + 1;
    const christmas = `${year}-12-25`;
    const page = await signInAs(world.people.buyer, `/shifts/calendar?day=${christmas}`);
    await page.getByTitle(holidays['12-25']).first().waitFor();
    for (const store of ['own', 'shared', 'large']) await page.getByRole('rowheader', { name: store }).waitFor();
    await page.getByText(shifts.words.closedByLaw).first().waitFor();
    await checkScreen(page, 'board-without-shifts');
    await page.locator(`[data-free][data-at="${christmas}"][data-store="${world.stores.own.id}"]`).click();
    await page.waitForURL((url) => url.searchParams.get('store') === world.stores.own.id);

    const narrow = await signInAs(world.people.buyer, `/shifts/calendar?day=${christmas}`, 'phone');
    await narrow.getByText(shifts.calendar.holidayShort).first().waitFor();
  });

  it('is not covered by the menu after choosing an entry', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/calendar');
    const menu = page.getByRole('navigation', { name: shell.menu.label });
    const width = async () => (await menu.boundingBox())?.width ?? 0;
    await menu.hover({ position: { x: 20, y: 500 } });
    await expect.poll(width).toBeGreaterThan(200);
    await menu.getByRole('link', { name: shell.menu.calendar }).click();
    await expect.poll(width).toBeLessThan(70);
    await page.mouse.move(900, 400);
    await menu.hover({ position: { x: 20, y: 500 } });
    await expect.poll(width).toBeGreaterThan(200);
  });
});

it('the totals of the list do not count canceled shifts', async ({ signInAs }) => {
  const dayOff = at(18, '00:00').slice(0, 10);
  const times = { starts_at: localTime(dayOff, '08:00', zone), ends_at: localTime(dayOff, '12:00', zone) };
  await give.create(times);
  const { id } = await give.create(times);
  ok(await invoke(contracts.cancelShift, world.people.buyer, { params: { id }, body: { reason: 'Too many' } }));
  const page = await signInAs(world.people.buyer, `/shifts/list?dates=${dayOff}..${dayOff}`);
  await page.getByRole('row').getByText(common.shiftStatus.canceled).waitFor();
  const totals = page.getByRole('row').filter({ hasText: shifts.list.allTotal });
  await totals.getByText('4:00', { exact: true }).waitFor();
});

it('a row that takes the focus is not under the totals of the list', async ({ signInAs }) => {
  const dayOff = at(19, '00:00').slice(0, 10);
  await Promise.all(
    [10, 11, 12, 13, 14, 15].map((hour) =>
      give.create({
        starts_at: localTime(dayOff, `${hour}:00`, zone),
        ends_at: localTime(dayOff, `${hour + 1}:00`, zone),
      }),
    ),
  );
  const page = await signInAs(world.people.buyer, `/shifts/list?dates=${dayOff}..${dayOff}`);
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.getByRole('row').filter({ hasText: '15:00–16:00' }).waitFor();
  const covered = `(() => {
    const row = document.activeElement.closest('[data-row]').getBoundingClientRect();
    const edge = (part, side) => document.querySelector(part).getBoundingClientRect()[side];
    return Math.max(row.bottom - edge('tfoot td', 'top'), edge('thead th', 'bottom') - row.top);
  })()`;
  for (const key of ['j', 'j', 'j', 'j', 'j', 'j', 'k', 'k', 'k', 'k', 'k']) {
    await page.keyboard.press(key);
    expect(await page.evaluate<number>(covered)).toBeLessThanOrEqual(1);
  }
});

it("the list's loading placeholder has the columns of the list", async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/stores/list');
  await page.route('**/api/shifts?*', () => undefined);
  await page.goto('/shifts/list?dates=all');
  await page.locator('td .skeleton').first().waitFor();
  const cells = (row: string) => page.locator(row).first().locator('td, th').count();
  expect(await cells('tbody tr')).toBe(await cells('thead tr'));
});

describe('on a phone', () => {
  it('shifts can be exported, the language can be changed, and every footer link can be reached', async ({
    signInAs,
  }) => {
    for (const address of ['/shifts/calendar', '/shifts/list?dates=all']) {
      const page = await signInAs(world.people.buyer, address, 'phone');
      await page.getByRole('button', { name: common.export.button, exact: true }).tap();
      await page.getByRole('menuitem', { name: shifts.export.ical }).waitFor();
      await page.keyboard.press('Escape');
      const links = page.getByRole('navigation', { name: shell.documents.label }).getByRole('button');
      await links.first().waitFor();
      for (const link of await links.all()) {
        const box = await link.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
      }
    }
    const page = await signInAs(world.people.buyer, '/shifts/list', 'phone');
    await page.getByRole('button', { name: new RegExp(world.people.buyer.fio) }).tap();
    await page.getByRole('menuitem', { name: 'Čeština' }).tap();
    await page.locator('html[lang="cs"]').waitFor();
  });
});
