import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import shell from '#shared/messages/en/shell.ts';
import stores from '#shared/messages/en/stores.ts';
import { checkScreen, it } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const question = (page: Page) => page.getByRole('alertdialog', { name: common.form.leaveTitle });
const questionShown = (page: Page) => question(page).getByRole('heading').waitFor();
const stay = (page: Page) => question(page).getByRole('button', { name: common.form.stay }).click();

describe('unsaved input', () => {
  it('of a page is not lost by the back button or by signing out without a question; a saved form asks nothing', async ({
    signInAs,
  }) => {
    const page = await signInAs(world.people.buyer, '/stores/list');
    await page.getByRole('link', { name: 'own' }).click();
    const phone = page.getByLabel(stores.fields.phone);
    await phone.fill('+420602123456');
    await page.goBack();
    await questionShown(page);
    await stay(page);
    await page.getByRole('button', { name: world.people.buyer.fio }).click();
    await page.getByRole('menuitem', { name: shell.account.signOut }).click();
    await questionShown(page);
    await checkScreen(page, 'form-leave-question');
    await stay(page);
    expect(await phone.inputValue()).toBe('+420602123456');
    await page.getByRole('button', { name: common.form.save }).click();
    await page.getByText(common.form.saved, { exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: stores.title }).waitFor();
  });
});
