import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import * as contracts from '#shared/contracts/shifts.ts';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import people from '#shared/messages/en/people.ts';
import settings from '#shared/messages/en/settings.ts';
import shell from '#shared/messages/en/shell.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { invoke } from '../world/invoke.ts';
import { choose } from '../world/order-form.ts';
import { checkScreen, it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { on, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let fixtures: ReturnType<typeof today>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = today(world);
});

const question = (page: Page) => page.getByRole('alertdialog', { name: common.form.leaveTitle });
const questionShown = (page: Page) => question(page).getByRole('heading').waitFor();
const stay = (page: Page) => question(page).getByRole('button', { name: common.form.stay }).click();
const leave = (page: Page) => question(page).getByRole('button', { name: common.form.leave }).click();
const isFocused = async (control: Locator) => (await control.and(control.page().locator(':focus')).count()) === 1;
const openMenuAction = async (page: Page, action: string) => {
  await page.getByRole('button', { name: shifts.view.more }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

describe('unsaved input', () => {
  it('of a dialog is not lost by Escape, a press outside, its button or the back button without a question', async ({
    signInAs,
  }) => {
    const { id } = await fixtures.ordered(on(8, '06:00', '10:00'));
    const page = await signInAs(world.people.vendor, `/shifts/view/${id}`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: shell.menu.calendar }).click();
    await page.waitForURL((url) => url.pathname === '/shifts/calendar');
    await page.goBack();
    await openMenuAction(page, shifts.words.action.cancel);
    const dialog = page.getByRole('alertdialog', { name: saying(shifts.view.ask.cancel.title) });
    const reason = dialog.getByLabel(shifts.view.reason);
    // Without input there is no question.
    await reason.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await openMenuAction(page, shifts.words.action.cancel);
    await reason.fill('Wrong');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(3, 3),
      () => dialog.getByRole('button', { name: shifts.view.ask.cancel.keep }).click(),
      () => page.goForward(),
    ];
    for (const way of ways) {
      await way();
      await questionShown(page);
      await stay(page);
      await question(page).waitFor({ state: 'detached' });
      // The dialog takes keys and presses again once the focus is back in it.
      await expect.poll(() => dialog.and(page.locator(':focus-within')).count()).toBe(1);
      expect(await reason.inputValue()).toBe('Wrong');
    }
    await dialog.getByRole('button', { name: shifts.view.ask.cancel.keep }).click();
    await leave(page);
    await dialog.waitFor({ state: 'detached' });
    await openMenuAction(page, shifts.words.action.cancel);
    expect(await reason.inputValue()).toBe('');
  });

  it('of a drawer is not lost by Escape, its button or a link without a question', async ({ signInAs }) => {
    const { id } = await fixtures.ordered(on(8, '11:00', '15:00'));
    const page = await signInAs(world.people.vendor, `/shifts/view/${id}`);
    await openMenuAction(page, shifts.words.action.reserve);
    const drawer = page.getByRole('complementary', { name: shifts.staffing.reserve.title });
    await drawer.getByRole('button', { name: shifts.words.action.reserve }).click();
    await drawer.getByText(fields.required).waitFor();
    const worker = drawer.getByRole('combobox', { name: shifts.staffing.reserve.worker });
    await expect.poll(() => isFocused(worker)).toBe(true);
    await checkScreen(page, 'form-drawer-errors');
    await choose(page, shifts.staffing.reserve.worker, world.people.worker.fio);
    const calendar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: shell.menu.calendar });
    const ways = [
      () => worker.press('Escape'),
      () => drawer.getByRole('button', { name: common.close }).click(),
      () => calendar.click(),
    ];
    for (const way of ways) {
      await way();
      await questionShown(page);
      await page.keyboard.press('Escape');
      await question(page).waitFor({ state: 'detached' });
      expect(await worker.inputValue()).toBe(world.people.worker.fio);
    }
    await calendar.click();
    await leave(page);
    await page.waitForURL((url) => url.pathname === '/shifts/calendar');
  });

  it('that is a draft of the account survives other screens, and is lost with the account after a question', async ({
    signInAs,
  }) => {
    const { id } = await fixtures.ordered(on(8, '16:00', '20:00'));
    const who = await world.person('Dita Rozepsaná', 'ROLE_VENDOR', world.companies.performer);
    const page = await signInAs(who, `/shifts/view/${id}`);
    await page.getByLabel(shifts.view.comments.new).fill('The door code');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: shell.menu.calendar }).click();
    await page.waitForURL((url) => url.pathname === '/shifts/calendar');
    await page.getByRole('button', { name: who.fio }).click();
    await page.getByRole('menuitem', { name: shell.account.signOut }).click();
    await leave(page);
    await page.waitForURL((url) => url.pathname === '/auth/main');
  });
});

describe('a field array', () => {
  it('moves the focus to a new row and back to its button, and shows the server’s error in the right row', async ({
    signInAs,
  }) => {
    const who = await world.person('Běta Přestávková', 'ROLE_VENDOR_STAFF', world.companies.performer);
    const id = await fixtures.lateYesterday(who);
    const page = await signInAs(world.people.vendor, `/shifts/view/${id}`);
    await page.getByRole('button', { name: shifts.words.action.correct }).click();
    const dialog = page.getByRole('dialog', { name: shifts.view.ask.correct.title });
    const add = dialog.getByRole('button', { name: shifts.view.correct.addBreak });
    const time = (message: string, number: number) =>
      dialog.getByRole('combobox', { name: saying(message, { number }) });
    const type = async (message: string, number: number, text: string) => {
      await time(message, number).fill(text);
      await time(message, number).press('Enter');
    };
    await add.click();
    await expect.poll(() => isFocused(time(shifts.view.correct.breakFrom, 1))).toBe(true);
    await type(shifts.view.correct.breakFrom, 1, '09:00');
    await type(shifts.view.correct.breakTo, 1, '09:30');
    await add.press('Enter');
    await expect.poll(() => isFocused(time(shifts.view.correct.breakFrom, 2))).toBe(true);
    await type(shifts.view.correct.breakFrom, 2, '09:15');
    await type(shifts.view.correct.breakTo, 2, '10:00');
    await dialog.getByLabel(shifts.view.reason).fill('Breaks were not recorded');
    const confirm = dialog.getByRole('button', { name: shifts.view.ask.correct.confirm });
    await confirm.click();
    await dialog.getByText(fields['breaks-overlap']).waitFor();
    await expect.poll(() => isFocused(time(shifts.view.correct.breakFrom, 2))).toBe(true);
    await checkScreen(page, 'form-dialog-field-array');

    await dialog.getByRole('button', { name: saying(shifts.view.correct.removeBreak, { number: 1 }) }).press('Enter');
    await expect.poll(() => isFocused(add)).toBe(true);
    expect(await time(shifts.view.correct.breakFrom, 1).inputValue()).toBe('09:15');
    expect(await time(shifts.view.correct.breakFrom, 2).count()).toBe(0);
    await confirm.click();
    await dialog.waitFor({ state: 'detached' });
    const { breaks } = ok(await invoke(contracts.getShift, world.people.vendor, { params: { id } }));
    const recorded = on(-1, '09:15', '10:00');
    expect(breaks).toEqual([{ from: recorded.starts_at, to: recorded.ends_at }]);
  });
});

describe('an optional choice', () => {
  it('is cleared by keyboard, in a list and in a search', async ({ signInAs }) => {
    const page = await signInAs(world.people.buyer, '/shifts/new');
    await choose(page, shifts.order.store, 'shared');
    const performer = page.getByRole('button', { name: shifts.order.performer });
    const pick = async () => {
      await performer.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    };
    await pick();
    await performer.getByText(shifts.order.anyPerformer).waitFor({ state: 'detached' });
    const clear = page.getByRole('button', { name: `${common.clearChoice} ${shifts.order.performer}`, exact: true });
    await clear.press('Enter');
    await performer.getByText(shifts.order.anyPerformer).waitFor();
    expect(await isFocused(performer.first())).toBe(true);
    await pick();
    await clear.waitFor();
    await performer.first().press('Delete');
    await performer.getByText(shifts.order.anyPerformer).waitFor();

    const who = await world.person('Eva Volnější', 'ROLE_BUYER', world.companies.customer);
    const profile = await signInAs(who, '/settings/profile');
    const country = profile.getByRole('combobox', { name: settings.you.country });
    await country.fill('Czechia');
    await profile.getByRole('option', { name: 'Czechia' }).click();
    await profile
      .getByRole('button', { name: `${common.clearChoice} ${settings.you.country}`, exact: true })
      .press('Enter');
    expect(await country.inputValue()).toBe('');
    expect(await isFocused(country)).toBe(true);
  });
});

it('an emptied number stays empty, is required, and is replaced by what is typed', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/shifts/new');
  const count = page.getByRole('textbox', { name: shifts.order.count });
  expect(await count.inputValue()).toBe('1');
  await count.press('ControlOrMeta+a');
  await count.press('Backspace');
  await count.press('Tab');
  await page.getByText(fields.required).waitFor();
  expect(await count.inputValue()).toBe('');
  await count.pressSequentially('5');
  await page.getByText(fields.required).waitFor({ state: 'detached' });
  expect(await count.inputValue()).toBe('5');
});

it('the focus moves to the first mistake of an invitation', async ({ signInAs }) => {
  const page = await signInAs(world.people.admin, '/users/invite');
  const send = page.getByRole('button', { name: people.inviting.submit });
  await send.click();
  await page.getByText(people.inviting.emailNeeded).waitFor();
  const email = page.getByLabel(people.inviting.email, { exact: true });
  await expect.poll(() => isFocused(email)).toBe(true);
  await email.fill('somebody@smena.test');
  await send.click();
  await expect.poll(() => isFocused(page.getByRole('radio').first())).toBe(true);
});
