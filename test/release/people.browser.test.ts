import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { invite } from '#shared/contracts/people.ts';
import type { Role } from '#shared/domain/roles.ts';
import auth from '#shared/messages/en/auth.ts';
import common from '#shared/messages/en/common.ts';
import en from '#shared/messages/en/people.ts';
import settings from '#shared/messages/en/settings.ts';
import { getAccount } from '../../functions/data/people/accounts.ts';
import { invoke } from '../world/invoke.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { sentTo } from '../world/sent.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const waiting = (fio: string, role: Role = 'ROLE_STORE_MANAGER') =>
  world.person(fio, 'ROLE_USER', null, {
    email: `${randomUUID()}@smena.test`,
    waits: { role, company: world.companies.customer, since: '2026-03-02T08:00:00.000Z' },
  });
const invited = async (who = world.people.buyer) => {
  const email = `${randomUUID().slice(0, 8)}@smena.test`;
  const body = { role: 'ROLE_STORE_MANAGER', stores_ids: [world.stores.own.id], email };
  ok(await invoke(invite, who, { body }));
  return email;
};
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

it('a buyer refuses a newcomer on a phone, and the newcomer gets the reason', async ({ signInAs }) => {
  const person = await waiting('Oto Odmítnutý');
  const theirs = await signInAs(person, '/settings/profile', 'phone');
  await theirs.getByText(settings.waiting.title).waitFor();
  const page = await signInAs(world.people.buyer, '/users/waiting', 'phone');
  const row = page.getByRole('listitem').filter({ hasText: person.fio });
  await row.getByRole('button', { name: en.waiting.refuse }).click();
  await page.getByLabel(en.refusing.reason).fill('We do not know you');
  await checkScreen(page, 'people-refuse-390');
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: en.refusing.confirm, exact: true });
  await page.context().setOffline(true);
  await confirm.click();
  // Without a response the typed text stays for another try.
  await page.getByText(common.broken.offlineHelp).waitFor();
  await page.context().setOffline(false);
  await confirm.click();
  await page
    .getByRole('status')
    .getByText(saying(en.refusing.done, { name: person.fio }))
    .waitFor();
  await row.waitFor({ state: 'detached' });
  expect(await getAccount(person.id)).toMatchObject({ roles: ['ROLE_USER'], waits: null });
  expect((await sentTo(person.email ?? ''))[0]?.text).toContain('We do not know you');
  // The newcomer's page polls every ten seconds.
  await theirs.getByText(settings.refused.title).waitFor({ timeout: 30_000 });
  await theirs.getByText('We do not know you').waitFor();
  await checkScreen(theirs, 'profile-refused-390');
});

it('a person invited by e-mail completes three fields, and the inviter sees it', async ({ signInAs, visit }) => {
  const email = `${randomUUID().slice(0, 8)}@smena.test`;
  const page = await signInAs(world.people.buyer, '/users/invitations');
  await page.getByRole('link', { name: en.inviting.title }).first().click();
  await page.getByRole('button', { name: en.inviting.submit }).click();
  await page.getByText(en.inviting.emailNeeded).waitFor();
  await checkScreen(page, 'people-invite-errors');
  await page.getByLabel(en.inviting.email, { exact: true }).fill(email);
  await page.getByRole('radio', { name: new RegExp(common.role.ROLE_STORE_MANAGER) }).check();
  await page.getByLabel('own', { exact: false }).check();
  await checkScreen(page, 'people-invite-filled');
  await page.getByRole('button', { name: en.inviting.submit }).click();
  await rowOf(page, email).getByText(en.invitations.states.open, { exact: true }).waitFor();

  const [letter] = await sentTo(email);
  const link = /\/auth\/invitation\/\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  const theirs = await visit(link, 'phone');
  await theirs.getByRole('textbox').first().fill('Nela Pozvaná');
  for (const field of await theirs.locator('input[type=password]').all()) await field.fill('kolo-mlha-rohlík');
  await theirs.getByRole('checkbox').check();
  await theirs.locator('form button[type=submit]').click();
  await theirs.waitForURL((url) => !url.pathname.startsWith('/auth'));

  await page.reload();
  await rowOf(page, email).getByText(en.invitations.states.accepted, { exact: true }).waitFor();
});

it('what an invitation lacks is in view on a phone, above the bar that sends it', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/users/invite', 'phone');
  await page.getByLabel(en.inviting.email, { exact: true }).fill(`${randomUUID()}@smena.test`);
  await page.getByRole('radio', { name: new RegExp(common.role.ROLE_STORE_MANAGER) }).check();
  const stores = page.getByRole('group', { name: en.place.stores });
  await stores.getByRole('checkbox').first().waitFor();
  await page.evaluate('scrollTo(0, 0)');
  await page.getByRole('button', { name: en.inviting.submit }).click();
  await stores.locator('input:focus').waitFor();
  const bar = page.locator('[data-bar=save]');
  const lowest = async (): Promise<number> => {
    const message = await page.getByRole('alert').filter({ hasText: en.place.needed }).boundingBox();
    return message ? message.y + message.height - ((await bar.boundingBox())?.y ?? 0) : NaN;
  };
  await expect.poll(lowest).toBeLessThanOrEqual(0);
});

it('an SMS invitation requires a phone number of the chosen country', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, '/users/invite', 'phone');
  await page.getByRole('radio', { name: new RegExp(common.role.ROLE_VENDOR_STAFF) }).check();
  const specialties = page.getByRole('group', { name: en.place.specialties });
  // The first specialties of the platform, which may be of other worlds.
  await specialties.getByRole('checkbox').first().waitFor();
  await page.getByRole('button', { name: en.inviting.byPhone }).click();
  await page.getByLabel(en.inviting.phone, { exact: true }).fill('777 000');
  await page.getByRole('button', { name: en.inviting.submit }).click();
  await page.getByText(en.inviting.phoneNeeded).waitFor();
  await checkScreen(page, 'people-invite-phone-390');
});

it('an admin creates a person, who signs in by the login name and replaces the first password', async ({
  signInAs,
  visit,
}) => {
  const email = `${randomUUID().slice(0, 8)}@smena.test`;
  const login = `jana.${randomUUID().slice(0, 8)}`;
  const [first, own] = ['kolo-mlha-rohlík', 'rohlík-kolo-mlha'];
  const page = await signInAs(world.people.admin, '/users/managers');
  await page.getByRole('link', { name: en.list.create }).click();
  await page.getByRole('button', { name: en.creating.submit }).click();
  await page.getByText(en.creating.contactNeeded).waitFor();
  await page.getByLabel(en.fields.first_name, { exact: true }).fill('Jana');
  await page.getByLabel(en.fields.last_name).fill('Nová');
  await page.getByLabel(en.inviting.email, { exact: true }).fill(email);
  await page.getByLabel(en.fields.login).fill(login);
  await page.getByLabel(en.creating.password, { exact: true }).fill(first);
  await page.getByText(en.creating.byPassword).waitFor();
  await page.getByRole('button', { name: en.creating.submit }).click();
  await page.getByRole('heading', { level: 1, name: 'Jana Nová' }).waitFor();
  const theirs = await visit('/auth/main');
  await theirs.getByRole('tab', { name: auth.checkIn.byLogin }).click();
  await theirs.getByLabel(auth.checkIn.login, { exact: true }).fill(login);
  await theirs.getByRole('button', { name: auth.checkIn.submit }).click();
  await theirs.getByLabel(auth.password.label, { exact: true }).fill(first);
  await theirs.getByRole('button', { name: auth.password.submit }).click();
  await theirs.getByText(auth.newPassword.initial).waitFor();
  await checkScreen(theirs, 'wizard-first-password');
  await theirs.getByLabel(common.password.label, { exact: true }).fill(own);
  await theirs.getByLabel(common.password.again, { exact: true }).fill(own);
  await theirs.getByRole('button', { name: auth.newPassword.submit, exact: true }).click();
  await theirs.waitForURL(({ pathname }) => !pathname.startsWith('/auth'));
  expect(new URL(page.url()).pathname).toMatch(/^\/users\/edit\//);
});

it('an invitation is revoked at once, the focus stays in its row, and the revocation can be undone', async ({
  signInAs,
}) => {
  const email = await invited();
  const page = await signInAs(world.people.buyer, '/users/invitations');
  await rowOf(page, email).getByRole('button', { name: en.invitations.revoke }).press('Enter');
  await rowOf(page, email).getByText(en.invitations.states.revoked, { exact: true }).waitFor();
  await rowOf(page, email).and(page.locator(':focus-within')).waitFor();
  await checkScreen(page, 'people-revoked');
  await page.getByRole('button', { name: common.undo }).click();
  await page.getByText(saying(en.revoking.restored, { contact: email })).waitFor();
  await rowOf(page, email).getByText(en.invitations.states.open, { exact: true }).waitFor();
});

it('empty lists of newcomers and invitations say what they will show', async ({ signInAs }) => {
  const page = await signInAs(world.people.foreignBuyer, '/users/waiting');
  await page.getByText(en.waiting.first.title).waitFor();
  await checkScreen(page, 'people-waiting-first');
  await page.goto('/users/invitations');
  await page.getByText(en.invitations.first.title).waitFor();
  await checkScreen(page, 'people-invitations-first');
  await page.goto('/users/invitations?states=expired');
  await page.getByText(en.invitations.none.title).waitFor();
});

it('roles that may not approve people get a not-found page', async ({ signInAs }) => {
  const page = await signInAs(world.people.storeManager, '/users/waiting');
  await page.waitForURL('**/error/error-v1');
  await page.goto('/users/invite');
  await page.waitForURL('**/error/error-v1');
});
