import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import auth from '#shared/messages/en/auth.ts';
import ruAuth from '#shared/messages/ru/auth.ts';
import ruCommon from '#shared/messages/ru/common.ts';
import { createCognitoUser } from '../world/client.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { sentTo } from '../world/sent.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** The link in the newest e-mail. */
const linkSentTo = async (email: string): Promise<string> => {
  const link = () => sentTo(email).then(([newest]) => /\/auth\/activate\/[\w-]+/.exec(newest?.text ?? '')?.[0]);
  await expect.poll(link).toBeTruthy();
  return (await link()) ?? '';
};
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choosePassword = async (page: Page, text: string) => {
  await page.getByLabel(ruCommon.password.label, { exact: true }).fill(text);
  await page.getByLabel(ruCommon.password.again, { exact: true }).fill(text);
};

describe('signing in by e-mail', () => {
  it('works with the keyboard alone, and each step receives the focus', async ({ visit }) => {
    const page = await visit('/auth/main?to=%2Fshifts%2Flist');
    const { login } = await createCognitoUser(world.people.storeManager);
    await heading(page, auth.checkIn.title);
    await checkScreen(page, 'wizard-check-in-1440-en');
    await page.keyboard.type(login.toUpperCase());
    await page.keyboard.press('Enter');
    await heading(page, auth.password.title);
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('password');
    await checkScreen(page, 'wizard-enter-password-1440-en');
    await page.keyboard.type('Smena-test-1');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/shifts/list');
  });
});

describe('a newcomer', () => {
  it('registers by e-mail, sees what they wait for, and sets the password by the link', async ({ visit }) => {
    const page = await visit('/auth/main', 'desktop', { language: 'ru' });
    const email = `${randomUUID()}@smena.test`;
    await page.getByLabel(ruAuth.checkIn.email).fill(email);
    await press(page, ruAuth.checkIn.submit);
    await heading(page, ruAuth.registration.title);
    const submit = page.getByRole('button', { name: ruAuth.registration.submitEmail });
    expect(await submit.isDisabled()).toBe(true);
    await page.getByRole('radio', { name: ruAuth.registration.roles.ROLE_STORE_MANAGER }).check();
    await page.getByText(ruAuth.registration.waits.ROLE_STORE_MANAGER).waitFor();
    await page.getByLabel(ruAuth.registration.terms).check();
    await submit.click();
    await page.getByText(ruAuth.required.name).waitFor();
    await checkScreen(page, 'wizard-registration-1440-ru');
    await page.reload();
    // The app has taken over the prerendered form, with what was chosen before.
    const role = page.getByRole('radio', { name: ruAuth.registration.roles.ROLE_STORE_MANAGER });
    await expect.poll(() => role.isChecked()).toBe(true);
    await page.getByLabel(ruAuth.registration.name).fill('Дарья Соколова');
    await submit.click();
    await heading(page, ruAuth.emailSent.title);
    await checkScreen(page, 'wizard-email-sent-1440-ru');

    await page.goto(await linkSentTo(email));
    await heading(page, saying(ruAuth.activate.title, { name: 'Дарья Соколова' }));
    await checkScreen(page, 'wizard-activate-1440-ru');
    await choosePassword(page, 'password123');
    await page.getByText(ruCommon.password.common).waitFor();
    await press(page, ruAuth.activate.submit);
    await page.getByRole('alert').waitFor();
    await choosePassword(page, 'kolo-mlha-rohlík');
    await press(page, ruAuth.activate.submit);
    await page.waitForURL('**/settings/profile');
  });
});
