import { beforeAll, describe, expect } from 'vitest';
import czech from '#shared/messages/cs/shifts.ts';
import auth from '#shared/messages/en/auth.ts';
import settings from '#shared/messages/en/settings.ts';
import shell from '#shared/messages/en/shell.ts';
import shifts from '#shared/messages/en/shifts.ts';
import stores from '#shared/messages/en/stores.ts';
import { fillInSignIn, it, checkScreen } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

describe('a visitor', () => {
  it('is asked to sign in on every page, and then returns to that page', async ({ visit }) => {
    const page = await visit('/stores/list?name=own');
    await page.getByRole('heading', { name: auth.checkIn.title }).waitFor();
    await fillInSignIn(page, world.people.buyer);
    await page.getByRole('link', { name: 'own' }).waitFor();
    expect(new URL(page.url()).search).toBe('?name=own');
  });

  it('stays on this site when the return address belongs to another site', async ({ visit }) => {
    const page = await visit('/auth/main?to=//elsewhere.example/');
    await fillInSignIn(page, world.people.buyer);
    await page.getByRole('heading', { name: settings.title }).waitFor();
  });

  it('sees what is missing and that the password is wrong, and keeps the typed text', async ({ visit }) => {
    const page = await visit('/', 'phone');
    await page.getByRole('button', { name: auth.checkIn.submit }).click();
    await page.getByText(auth.required.emailOnly).waitFor();
    await fillInSignIn(page, world.people.buyer, 'Not-the-password-1');
    await page.getByRole('alert').getByText(auth.wrong.title).waitFor();
    expect(await page.getByLabel(auth.password.label, { exact: true }).inputValue()).toBe('Not-the-password-1');
    await checkScreen(page, 'sign-in-wrong');
    await page.getByRole('link', { name: auth.back }).click();
    await expect.poll(() => page.getByLabel(auth.checkIn.email).inputValue()).toContain('@');
  });
});

describe('a signed-in person', () => {
  it('starts on the home page of their role', async ({ signInAs }) => {
    const { admin, manager, worker, buyer, newcomer } = world.people;
    const homes = [admin, manager, worker, buyer, newcomer].map(async (who) => {
      const page = await signInAs(who, '/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      return new URL(page.url()).pathname;
    });
    expect(await Promise.all(homes)).toEqual([
      '/shifts/calendar',
      '/shifts/calendar',
      '/my',
      '/settings/profile',
      '/settings/profile',
    ]);
  });

  it('gets a not-found page for pages of other roles', async ({ signInAs }) => {
    const missing = async (who: 'worker' | 'newcomer' | 'buyer', address: string) => {
      const page = await signInAs(world.people[who], address);
      await page.getByRole('heading', { name: shell.missing.title }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/error/error-v1');
    };
    await missing('worker', '/shifts/new');
    await missing('worker', '/stores/list');
    await missing('newcomer', '/shifts/list');
    await missing('buyer', '/my');
    await missing('buyer', '/nothing/here');
  });

  it('returns to the same page after the session ended elsewhere', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyerManager, '/shifts/list?dates=week');
    await page.getByRole('heading', { name: shifts.list.title }).waitFor();
    const other = await page.context().newPage();
    await other.goto('/logout');
    await other.getByRole('heading', { name: auth.checkIn.title }).waitFor();

    await page.getByText(auth.ended.title).waitFor();
    await checkScreen(page, 'sign-in-ended');
    await fillInSignIn(page, world.people.buyerManager);
    await page.getByRole('heading', { name: shifts.list.title }).waitFor();
    expect(new URL(page.url()).searchParams.get('dates')).toBe('week');
  });

  it('reaches pages, stores and actions with Ctrl+K', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/list');
    const choose = async (text: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: shell.search }).fill(text);
      await page.keyboard.press('Enter');
    };
    await page.getByRole('heading', { name: shifts.list.title }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: shell.search }).fill('sha');
    await page.getByRole('option', { name: 'shared' }).waitFor();
    await checkScreen(page, 'palette');
    await page.getByRole('option', { name: 'shared' }).click();
    await page.getByRole('heading', { name: 'shared' }).waitFor();
    await choose(shell.menu.newShift);
    await page.getByRole('heading', { name: shifts.order.new }).waitFor();
    await choose(shell.menu.stores);
    await page.getByRole('heading', { name: stores.title }).waitFor();
  });

  it('keeps the chosen language and theme', async ({ signInAs }) => {
    const page = await signInAs(world.people.storeManager, '/shifts/list');
    await page.getByRole('button', { name: shell.languageShort }).click();
    await page.getByRole('menuitem', { name: 'Čeština' }).click();
    await page.getByRole('heading', { name: czech.list.title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: czech.list.title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('cs');
  });

  it('signs out in a new document, and the page never shows a failure meanwhile', async ({ signInAs }) => {
    const page = await signInAs(
      await world.person('Leaver', 'ROLE_VENDOR', world.companies.performer),
      '/shifts/list?text=Nov',
    );
    const lists = 'Object.keys(localStorage).filter((key) => key.startsWith("smena.list.")).length';
    await expect.poll(() => page.evaluate(lists)).toBe(1);
    await page.evaluate(
      `window.before = new MutationObserver(() => {
        if (document.body.innerText.includes(${JSON.stringify(shell.crash.title)})) sessionStorage.setItem('crash', 'shown');
      });
      before.observe(document.body, { childList: true, subtree: true });`,
    );
    await page.getByRole('button', { name: 'Leaver' }).click();
    await page.getByRole('menuitem', { name: shell.account.signOut }).click();
    await page.getByRole('heading', { name: auth.checkIn.title }).waitFor();
    expect(await page.evaluate(`[window.before ?? null, sessionStorage.getItem('crash')]`)).toEqual([null, null]);
    expect(await page.evaluate(lists)).toBe(0);
    await page.goto('/shifts/list');
    await page.getByRole('heading', { name: auth.checkIn.title }).waitFor();
  });
});
