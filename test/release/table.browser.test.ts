import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { getListSettings } from '#shared/contracts/settings.ts';
import common from '#shared/messages/en/common.ts';
import people from '#shared/messages/en/people.ts';
import en from '#shared/messages/en/stores.ts';
import { checkScreen, it, resize, saying } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (let n = 1; n <= 22; n++)
    await world.store(`Kiosk ${n}`, world.companies.customer, [], { address: `Hlavní ${100 - n}` });
});

const names = (page: Page) => page.locator('[data-row-link]').allInnerTexts();
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

it('a list is sorted by a column header, and keeps its order when it is loaded again', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/stores/list');
  await expect.poll(async () => (await names(page))[0]).toBe('Kiosk 1');
  expect(await header(page, en.columns.name).getAttribute('aria-sort')).toBe('ascending');
  expect(await header(page, en.columns.company).getByRole('button').count()).toBe(0);

  await header(page, en.columns.address).getByRole('button').press('Enter');
  await expect.poll(async () => (await names(page))[0]).toBe('Kiosk 22');
  await header(page, en.columns.address).getByRole('button').click();
  await expect.poll(async () => (await names(page))[0]).toMatch(/shared|own|large/);
  expect(await header(page, en.columns.address).getAttribute('aria-sort')).toBe('descending');
  expect(await header(page, en.columns.name).getAttribute('aria-sort')).toBeNull();
  await checkScreen(page, 'table-sorted');

  const sorted = await names(page);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(sorted);
  await page.goto('/stores/list');
  await expect.poll(() => names(page)).toEqual(sorted);
});

it('the next and the previous page are exact while others add rows, and a page number in the address works', async ({
  signInAs,
}) => {
  const page = await signInAs(world.people.buyer, '/stores/list?sort=name');
  await page.getByText('1–20 of 25').waitFor();
  const first = await names(page);
  // Before the rows of page 2, which therefore would repeat the last row of page 1.
  await world.store('Aaa', world.companies.customer, []);
  await page.getByRole('link', { name: common.pager.next }).click();
  await page.getByText('22–26 of 26').waitFor();
  const second = await names(page);
  expect(second).toHaveLength(5);
  expect(first.filter((name) => second.includes(name))).toEqual([]);
  await page.getByRole('link', { name: common.pager.previous }).click();
  await expect.poll(() => names(page)).toEqual(first);

  await page.goto('/stores/list?sort=name&page=2');
  await page.getByText('21–26 of 26').waitFor();
  expect(await names(page)).toHaveLength(6);
});

it('on a phone the order is chosen in a menu', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/stores/list', 'phone');
  const rows = page.getByRole('list', { name: en.title }).getByRole('listitem');
  await rows.first().waitFor();
  await page.getByRole('button', { name: saying(common.table.sort) }).click();
  await page.getByRole('menuitem', { name: saying(common.table.descending, { column: en.columns.name }) }).click();
  await expect.poll(() => rows.first().innerText()).toMatch(/^shared/);
  await checkScreen(page, 'table-sorted-390');
});

it('columns are chosen and ordered by keyboard, and stay so in another browser', async ({ signInAs }) => {
  const { buyer } = world.people;
  const page = await signInAs(buyer, '/stores/list?page=1');
  const headers = (on: Page) => on.getByRole('columnheader').allInnerTexts();
  const { name, address, company, today, area, vendors } = en.columns;
  await expect.poll(() => headers(page)).toEqual([name, address, company, today, area, vendors]);
  await page.getByRole('button', { name: common.columns.button }).press('Enter');
  await page.getByRole('checkbox', { name: address }).press('Space');
  await expect.poll(() => headers(page)).toEqual([name, company, today, area, vendors]);
  const up = page.getByRole('button', { name: saying(common.columns.up, { column: vendors }) });
  await up.press('Enter');
  await up.press('Enter');
  await expect.poll(() => headers(page)).toEqual([name, company, vendors, today, area]);
  await page.getByText(saying(common.columns.moved, { column: vendors, place: 3, of: 5 })).waitFor();
  expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toContain(vendors);
  await checkScreen(page, 'table-columns');

  const elsewhere = await signInAs(buyer, '/stores/list?page=1');
  await expect.poll(() => headers(elsewhere)).toEqual([name, company, vendors, today, area]);
  await elsewhere.getByRole('button', { name: common.columns.button }).click();
  const stored = () => elsewhere.waitForResponse((answer) => answer.request().method() === 'PUT');
  const reset = async () => {
    const isStored = stored();
    await elsewhere.getByRole('button', { name: common.columns.reset }).click();
    await expect.poll(() => headers(elsewhere)).toEqual([name, address, company, today, area, vendors]);
    await isStored;
  };
  await reset();

  // A change before the settings have loaded is shown, too.
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await elsewhere.route(`**${getListSettings.path}`, async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: common.columns.button }).click();
  const isStored = stored();
  await elsewhere.getByRole('checkbox', { name: address }).click();
  answer?.();
  await isStored;
  await expect.poll(() => headers(elsewhere)).toEqual([name, company, today, area, vendors]);
  // Other tests need all columns.
  await reset();
});

it('a view keeps filters and order under a name, is opened again, and its deletion can be undone', async ({
  signInAs,
}) => {
  const { buyer } = world.people;
  const page = await signInAs(buyer, '/stores/list?page=1');
  const tab = (name: string) => page.getByRole('navigation', { name: common.views.label }).getByRole('link', { name });
  const menu = async (item: RegExp) => {
    await page.getByRole('button', { name: common.views.button }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  // The tab is shown before the request is answered, and only what was stored survives a reload.
  const stored = (isKept: boolean) =>
    page.waitForResponse((answer) => {
      const body = answer.request().method() === 'PUT' ? answer.request().postData() : null;
      return answer.ok() && body !== null && body.includes('"Kiosky"') === isKept;
    });
  await page.getByRole('searchbox').fill('kiosk');
  await page.getByText('1–20 of 22').waitFor();
  await header(page, en.columns.address).getByRole('button').click();
  await expect.poll(async () => (await names(page))[0]).toBe('Kiosk 22');
  await menu(saying(common.views.save));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(common.views.name).fill('Kiosky');
  await checkScreen(page, 'table-view-name');
  const saved = stored(true);
  await dialog.getByRole('button', { name: common.views.saveConfirm }).click();
  await tab('Kiosky').waitFor();
  await saved;

  await tab(common.views.all).click();
  await page.getByText(/1–20 of 2[56]/).waitFor();
  await page.reload();
  await tab('Kiosky').click();
  await page.getByText('1–20 of 22').waitFor();
  await expect.poll(async () => (await names(page))[0]).toBe('Kiosk 22');
  expect(await tab('Kiosky').getAttribute('aria-current')).toBe('page');
  expect(await page.getByRole('searchbox').inputValue()).toBe('kiosk');

  await menu(saying(common.views.save));
  await dialog.getByLabel(common.views.name).fill('KIOSKÝ');
  await dialog.getByRole('button', { name: common.views.saveConfirm }).click();
  await dialog.getByText(common.views.taken).waitFor();
  await dialog.getByRole('button', { name: common.back }).click();
  await page.getByRole('button', { name: common.form.leave }).click();
  await page.getByRole('searchbox').fill('kiosk 1');
  await page.getByText('1–11 of 11').waitFor();
  const updated = stored(true);
  await menu(saying(common.views.update));
  await updated;
  await resize(page, 'phone');
  await checkScreen(page, 'table-view-390');
  await resize(page, 'desktop');

  await menu(saying(common.views.delete));
  await tab('Kiosky').waitFor({ state: 'detached' });
  const restored = stored(true);
  await page.getByRole('button', { name: common.undo }).click();
  await tab('Kiosky').waitFor();
  await restored;
  await page.reload();
  await tab(common.views.all).click();
  await tab('Kiosky').click();
  await page.getByText('1–11 of 11').waitFor();
  const deleted = stored(false);
  await menu(saying(common.views.delete));
  await tab('Kiosky').waitFor({ state: 'detached' });
  await deleted;
  await page.reload();
  await page.getByText('1–11 of 11').waitFor();
  expect(await tab('Kiosky').count()).toBe(0);
});

it('Back undoes the last choice of filters, and typing is no step of the history', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/users/invitations?page=1');
  const requested = () => new URL(page.url()).search;
  const length = () => page.evaluate<number>('history.length');
  await page.getByRole('searchbox').waitFor();
  const before = await length();
  for (const text of ['a', 'ab']) {
    await page.getByRole('searchbox').fill(text);
    await expect.poll(requested).toBe(`?contact=${text}`);
  }
  await page.getByRole('button', { name: common.filters.filter, exact: true }).click();
  await page.getByRole('menuitem', { name: people.invitations.columns.state }).click();
  for (const state of ['open', 'expired'] as const)
    await page.getByRole('checkbox', { name: people.invitations.states[state], exact: true }).click();
  await expect.poll(requested).toBe('?contact=ab&states=open&states=expired');
  await page.keyboard.press('Escape');
  expect(await length()).toBe(before + 1);

  await page.goBack();
  await expect.poll(requested).toBe('?contact=ab');
  expect(await page.getByRole('searchbox').inputValue()).toBe('ab');
  await page.goForward();
  await expect.poll(requested).toBe('?contact=ab&states=open&states=expired');
  await page.getByText(people.invitations.none.title).waitFor();
});
