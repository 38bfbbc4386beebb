import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import czech from '#shared/messages/cs/shifts.ts';
import auth from '#shared/messages/en/auth.ts';
import common from '#shared/messages/en/common.ts';
import settings from '#shared/messages/en/settings.ts';
import shell from '#shared/messages/en/shell.ts';
import shifts from '#shared/messages/en/shifts.ts';
import stores from '#shared/messages/en/stores.ts';
import russianShell from '#shared/messages/ru/shell.ts';
import russian from '#shared/messages/ru/shifts.ts';
import { fillInSignIn, it, checkScreen } from '../world/screen.ts';
import { accountButton, changeAccount, chooseAccount, twoAccounts } from '../world/two-accounts.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const { menu } = shell;

describe('the menu', () => {
  const who = ['admin', 'manager', 'vendor', 'buyer', 'buyerManager', 'storeManager', 'worker', 'newcomer'] as const;
  it.for(who)('of %s has named pages, and the role beside the account', async (one, { signInAs }) => {
    const account = world.people[one];
    const role = account.roles[0] ?? 'ROLE_USER';
    const page = await signInAs(account, '/settings/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const links = page.getByRole('navigation', { name: menu.label }).getByRole('link');
    const labels = (await links.allTextContents()).filter((text) => text !== 'Smena');
    // Which pages a role has is tested in web/app/menu-pages.test.ts. A worker has one page, and no menu.
    expect(labels.filter((label) => !Object.values<string>(menu).includes(label))).toEqual([]);
    expect(labels.length > 0).toBe(role !== 'ROLE_VENDOR_STAFF');
    await accountButton(page, account).click();
    await page.getByRole('menuitem', { name: shell.account.profile }).waitFor();
    expect(await page.getByRole('menuitem', { name: shell.account.changeRole }).count()).toBe(0);
    await page.getByText(common.role[role]).first().waitFor();
  });
});

describe('a person with two accounts', () => {
  it('finds each account at its last location, with its filters', async ({ visit }) => {
    const { performer, keeper } = await twoAccounts(world);
    const page = await visit('/');
    await fillInSignIn(page, performer);
    await chooseAccount(page, performer);
    // The choice of the account shows the company's name too, and leaving it early cancels the choice.
    await page.getByRole('banner').getByText(`${common.role.ROLE_VENDOR} · ${performer.company?.name}`).waitFor();
    await page.goto('/shifts/list?dates=coming&status=new');
    await page.getByRole('heading', { name: shifts.list.title }).waitFor();

    await changeAccount(page, performer, keeper);
    await page.getByRole('link', { name: menu.myStore }).click();
    const store = page.getByRole('heading', { name: world.stores.own.name });
    await store.waitFor();

    await changeAccount(page, keeper, performer);
    await page.getByRole('heading', { name: shifts.list.title }).waitFor();
    expect(new URL(page.url()).searchParams.get('status')).toBe('new');

    await changeAccount(page, performer, keeper);
    await store.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/stores/edit/${world.stores.own.id}`);
  });
});

/** Sends a request with the page's token but outside the page, which may already have left for the sign-in. */
const endEverywhere = async (page: Page) => {
  const token = await page.evaluate(
    `localStorage.getItem(Object.keys(localStorage).find((name) => name.endsWith('.accessToken')))`,
  );
  const headers = { authorization: `Bearer ${String(token)}` };
  return (await page.request.post('/api/me/sign_out_everywhere', { headers, data: {} })).status();
};

it('a person who signed out everywhere on another device is told so, and returns to the same page after sign-in', async ({
  visit,
}) => {
  const who = await world.person('Two devices', 'ROLE_BUYER', world.companies.customer);
  const page = await visit('/shifts/list?dates=week');
  await fillInSignIn(page, who);
  await page.getByRole('heading', { name: shifts.list.title }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto('/stores/list');
  await tab.getByRole('heading', { name: stores.title }).waitFor();
  const device = await visit('/', 'phone');
  await fillInSignIn(device, who);
  await device.getByRole('heading', { level: 1, name: settings.title }).waitFor({ state: 'attached' });
  // Tokens issued in the same second as the sign-out are still valid.
  await device.waitForTimeout(1100);
  expect(await endEverywhere(device)).toBe(200);

  // The pages notice it without a click, by their live connections. A reload by the test could meet theirs.
  await page.getByText(auth.ended.title).waitFor();
  await checkScreen(page, 'session-ended');
  const address = new URL(page.url());
  expect(address.searchParams.get('to')).toBe('/shifts/list?dates=week');
  await tab.getByText(auth.ended.title).waitFor();
  // A page that loads after another tab has removed the tokens says so, too.
  const late = await page.context().newPage();
  await late.goto('/stores/list');
  await late.getByText(auth.ended.title).waitFor();
  await late.close();
  await fillInSignIn(page, who);
  await page.getByRole('heading', { name: shifts.list.title }).waitFor();
  expect(new URL(page.url()).searchParams.get('dates')).toBe('week');
  await tab.getByRole('heading', { name: stores.title }).waitFor();
});

describe('the language', () => {
  const profileSaved = (page: Page) =>
    page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/me'));
  const inLanguage = (page: Page, language: string) => page.locator(`html[lang="${language}"]`).waitFor();

  it("is the profile's language on a new device, and a new choice is saved to the profile", async ({ visit }) => {
    const who = await world.person('Polyglot', 'ROLE_BUYER', world.companies.customer, { locale: 'ru' });
    const page = await visit('/shifts/list');
    await fillInSignIn(page, who);
    await inLanguage(page, 'ru');
    await page.getByRole('heading', { name: russian.list.title }).waitFor();
    await page.getByRole('button', { name: russianShell.languageShort }).click();
    const saved = profileSaved(page);
    await page.getByRole('menuitem', { name: 'Čeština' }).click();
    await inLanguage(page, 'cs');
    expect((await saved).status()).toBe(200);
    await page.reload();
    await page.getByRole('heading', { name: czech.list.title }).waitFor();

    const phone = await visit('/shifts/list', 'phone');
    await fillInSignIn(phone, who);
    await inLanguage(phone, 'cs');
  });

  it('chosen by a visitor is saved to their profile at sign-in', async ({ visit }) => {
    const who = await world.person('Monoglot', 'ROLE_BUYER', world.companies.customer, { locale: 'ru' });
    const page = await visit('/auth/main?to=/shifts/list');
    await page.getByRole('button', { name: new RegExp(shell.languageShort) }).click();
    await page.getByRole('list', { name: shell.languageShort }).getByRole('button', { name: 'English' }).click();
    const saved = profileSaved(page);
    await fillInSignIn(page, who);
    expect((await saved).status()).toBe(200);
    await page.getByRole('heading', { name: shifts.list.title }).waitFor();
  });
});

describe('a visitor', () => {
  it('is sent to the sign-in from every other page', async ({ visit }) => {
    const redirects = ['/', '/auth', '/settings/profile', '/nothing/here'].map(async (address) => {
      const page = await visit(address);
      await page.getByRole('heading', { name: auth.checkIn.title }).waitFor();
      return new URL(page.url()).searchParams.get('to');
    });
    expect(await Promise.all(redirects)).toEqual([null, null, '/settings/profile', '/error/error-v1']);
  });
});

it('the menu of a phone takes the focus, keeps it from the page, and gives it back', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, '/shifts/list', 'phone');
  const opener = page.getByRole('button', { name: menu.open });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: menu.label });
  await drawer.getByRole('link', { name: shell.home }).waitFor();
  const focused = () => page.evaluate<string | null>('document.activeElement.getAttribute("aria-label")');
  await expect.poll(focused).toBe(shell.home);
  await checkScreen(page, 'menu-drawer-phone');
  // Nothing comes before it.
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate<string>('document.activeElement.tagName')).toBe('BODY');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe(menu.open);
});

it('the question about unsaved input is not under the menu of a phone', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/settings/profile', 'phone');
  await page.getByLabel(settings.you.name).fill('Half written');
  await page.getByRole('button', { name: menu.open }).click();
  const drawer = page.getByRole('dialog', { name: menu.label });
  await drawer.getByRole('link', { name: menu.stores }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: common.form.stay }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await drawer.count()).toBe(0);
  expect(await page.getByLabel(settings.you.name).inputValue()).toBe('Half written');
});

it('shortcuts without Ctrl can be turned off on this device, so that dictated letters do nothing', async ({
  signInAs,
}) => {
  const page = await signInAs(world.people.buyer, '/stores/list');
  const create = page.getByRole('link', { name: stores.new });
  const heading = page.getByRole('heading', { name: stores.title });
  await create.getByText('C', { exact: true }).waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: shell.keys.title });
  await help.getByText(shell.keys.create).waitFor();
  await checkScreen(page, 'shortcuts-on');
  await help.getByRole('button', { name: shell.shortcuts.off }).click();
  await help.getByText(shell.keys.create).waitFor({ state: 'detached' });
  await help.getByText(shell.keys.save).waitFor();
  await checkScreen(page, 'shortcuts-off');
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });

  await page.reload();
  await heading.waitFor();
  expect(await create.getByText('C', { exact: true }).count()).toBe(0);
  for (const key of ['c', '/', '?', 'g', 's']) await page.keyboard.press(key);
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog', { name: shell.search }).getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  expect(await help.count()).toBe(0);
  await heading.waitFor();

  await page.goto('/settings/profile?tab=look');
  const choice = page.getByRole('group', { name: shell.shortcuts.label });
  await choice.waitFor();
  await checkScreen(page, 'shortcuts-setting');
  await choice.getByRole('button', { name: shell.shortcuts.on }).click();
  await page.keyboard.press('?');
  await help.getByText(shell.keys.create).waitFor();
});
