import { beforeAll, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import dashboard from '#shared/messages/en/dashboard.ts';
import { checkScreen, it, resize, widths } from '../world/screen.ts';
import { day, on, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

const { views } = common;

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const fixtures = today(world);
  await fixtures.ordered(on(3, '06:00', '10:00'));
  await fixtures.ordered(on(3, '10:00', '14:00'));
  await fixtures.ordered(on(4, '06:00', '10:00'));
});

it('a chart loads when it is opened, is read with the arrow keys, and says the same as a table', async ({
  signInAs,
}) => {
  const page = await signInAs(world.people.buyer, '/settings/profile');
  const opener = page.getByRole('button', { name: dashboard.coverage.title });
  await opener.waitFor();
  expect(await page.getByRole('slider').count()).toBe(0);
  const code = page.waitForRequest((request) => request.resourceType() === 'script');
  await opener.click();
  await code;
  const chart = page.getByRole('slider', { name: dashboard.coverage.label });
  await chart.waitFor();
  // It starts at today. An order needs some days of notice.
  await chart.focus();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight');
  const open = (count: number) => `${dashboard.coverage.series.open}: ${count}`;
  expect(await chart.getAttribute('aria-valuetext')).toContain(open(2));
  await page.keyboard.press('ArrowRight');
  expect(await chart.getAttribute('aria-valuetext')).toContain(open(1));
  await page.keyboard.press('End');
  expect(await chart.getAttribute('aria-valuenow')).toBe('29');
  await checkScreen(page, 'chart');
  await page.setViewportSize(widths.phone);
  await checkScreen(page, 'chart-phone');

  await page.getByRole('button', { name: common.chart.as.table }).click();
  const rows = page.getByRole('table', { name: dashboard.coverage.label }).getByRole('row');
  expect(await rows.count()).toBe(30);
  expect(
    await rows
      .nth(15 + 3)
      .getByRole('cell')
      .allTextContents(),
  ).toEqual(['0', '0', '0', '2', '0']);
  await checkScreen(page, 'chart-table');
});

const beyondTheWidth = `[...document.querySelectorAll('main :is(button, a)')]
  .filter((one) => one.checkVisibility() && !one.closest('nav'))
  .map((one) => one.getBoundingClientRect())
  .filter(({ left, right }) => left < 0 || right > innerWidth).length`;

it('charts above a table fold away and stay folded, and a phone shows the whole toolbar', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, '/statistics/object');
  const fold = page.getByRole('button', { name: common.chart.title, exact: true });
  await page.getByRole('slider').first().waitFor();
  await fold.click();
  await page.getByRole('slider').first().waitFor({ state: 'detached' });
  await page.reload();
  await fold.waitFor();
  expect(await fold.getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByRole('slider').count()).toBe(0);
  await resize(page, 'phone');
  expect(await page.evaluate(beyondTheWidth)).toBe(0);
  await checkScreen(page, 'charts-folded-phone');
});

/** Whether a snackbar covers a sum of the table. */
const isSumCovered = `(() => {
  const snack = [...document.querySelectorAll('[role="status"]')]
    .find((one) => getComputedStyle(one).position === 'fixed' && one.childElementCount > 0)
    .getBoundingClientRect();
  return [...document.querySelectorAll('tfoot td')]
    .map((cell) => cell.getBoundingClientRect())
    .some((cell) => cell.left < snack.right && cell.right > snack.left && cell.top < snack.bottom && cell.bottom > snack.top);
})()`;

it('a snackbar stands above the row of sums', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, `/statistics/object?dates=${day(3)}..${day(4)}`);
  await page.locator('tfoot').waitFor();
  await page.getByRole('button', { name: views.button }).click();
  await page.getByRole('menuitem', { name: views.save }).click();
  await page.getByLabel(views.name).fill('Coming');
  await page.getByRole('button', { name: views.saveConfirm }).click();
  await page.getByRole('link', { name: 'Coming' }).waitFor();
  await page.getByRole('button', { name: views.button }).click();
  await page.getByRole('menuitem', { name: views.delete.replace('{{name}}', 'Coming') }).click();
  await page.getByRole('status').getByText(views.deleted.replace('{{name}}', 'Coming')).waitFor();
  for (const end of [0, 10_000]) {
    await page.evaluate(`document.querySelector('main .quiet-scroll').scrollTop = ${end}`);
    await expect.poll(() => page.evaluate(isSumCovered)).toBe(false);
  }
});
