import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { updateUser } from '#shared/contracts/people.ts';
import { getShift } from '#shared/contracts/shifts.ts';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import en from '#shared/messages/en/people.ts';
import { getAccount } from '../../functions/data/people/accounts.ts';
import { invoke } from '../world/invoke.ts';
import { choose } from '../world/order-form.ts';
import { checkScreen, it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { on, today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const names = (page: Page) => page.locator('tbody [data-row]').allTextContents();

it('a vendor finds a worker by phone, calls them, and narrows the list by specialty', async ({ signInAs }) => {
  const { companies, specialties, people } = world;
  const phone = '+420777246810';
  const change = { phone, email: 'oksana@smena.test', languages: ['uk'], country: 'UA', contract: 'dpp' as const };
  await world.person('Oksana Bondar', 'ROLE_VENDOR_STAFF', companies.performer, {
    ...change,
    category_ids: [specialties.baker],
  });
  const page = await signInAs(people.vendor, '/users/staff');
  await expect.poll(() => names(page)).toHaveLength(3);
  await checkScreen(page, 'people-staff');
  await page.getByRole('searchbox', { name: en.list.search }).fill('777 246');
  await expect.poll(() => names(page)).toHaveLength(1);
  expect(await page.getByRole('link', { name: /\+420 777 246 810/ }).getAttribute('href')).toBe(`tel:${phone}`);
  await page.getByRole('searchbox', { name: en.list.search }).fill('');
  await page.getByRole('button', { name: common.filters.filter }).click();
  await page.getByRole('menuitem', { name: en.list.columns.specialties }).click();
  const choices = page.getByRole('group', { name: en.list.columns.specialties });
  // Other worlds have more specialties than a lookup shows.
  await choices.getByRole('searchbox', { name: common.filters.find }).fill(specialties.baker);
  await choices.getByRole('checkbox', { name: specialties.baker }).click();
  await expect.poll(() => names(page)).toHaveLength(2);
  expect(await page.getByRole('row').filter({ hasText: 'Petr Svoboda' }).count()).toBe(0);
});

it('a buyer invites the first buyer manager from an empty list, with the role chosen', async ({ signInAs }) => {
  const company = { id: `empty-${randomUUID().slice(0, 8)}`, name: 'empty' };
  const buyer = await world.person('Lonely buyer', 'ROLE_BUYER', company);
  const page = await signInAs(buyer, '/users/buyer-managers');
  await page.getByText(en.list.first.title).waitFor();
  await page.getByRole('link', { name: en.list.invite }).click();
  const role = page.getByRole('radio', { name: new RegExp(common.role.ROLE_BUYER_MANAGER) });
  await role.waitFor();
  expect(await role.isChecked()).toBe(true);
});

it('an admin chooses a company before the workers of all companies are filtered', async ({ signInAs }) => {
  const page = await signInAs(world.people.admin, '/users/staff?country=UA');
  await page.getByText(en.list.wide.title).waitFor();
  await page.getByRole('searchbox', { name: en.list.search }).fill('nobody-has-this-name');
  await page.getByText(en.list.none.title).waitFor();
});

it('a list of a role that the reader may not see is not found', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, '/users/buyers');
  await page.waitForURL(/\/error\/error-v1$/);
});

it('a vendor edits a worker in a drawer, and is told of a change by somebody else', async ({ signInAs }) => {
  const { companies, people, specialties } = world;
  const worker = await world.person('Klára Kolegyně', 'ROLE_VENDOR_STAFF', companies.performer);
  const page = await signInAs(people.vendor, '/users/staff');
  const row = page.getByRole('row').filter({ hasText: worker.fio });
  await row.getByRole('button', { name: en.list.edit }).click();
  const drawer = page.getByRole('complementary', { name: worker.fio });
  await drawer.getByLabel(en.fields.bank_account).fill('19-2000145398/0800');
  await drawer.getByRole('button', { name: common.form.save }).click();
  await drawer.getByText(fields['not-bank-account']).waitFor();
  await checkScreen(page, 'person-drawer-error');
  await drawer.getByLabel(en.fields.bank_account).fill('19-2000145399/0800');
  await drawer.getByLabel(en.fields.personal_number).fill('0042');
  await drawer.getByRole('searchbox', { name: en.place.specialtiesFind }).fill(specialties.baker);
  await drawer.getByRole('checkbox', { name: specialties.baker }).click();
  const body = { version: 1, fio: 'Klára Nová', personal_number: '0001' };
  ok(await invoke(updateUser, people.admin, { params: { id: worker.id }, body }));
  await drawer.getByRole('button', { name: common.form.save }).click();
  const dialog = page.getByRole('dialog', { name: common.form.changed });
  await dialog.getByRole('group', { name: en.fields.personal_number }).getByText('0042').first().click();
  await checkScreen(page, 'person-conflict');
  await dialog.getByRole('button', { name: common.form.saveChosen }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Klára Nová' }).waitFor();
  expect(await getAccount(worker.id)).toMatchObject({
    fio: 'Klára Nová',
    personal_number: '0042',
    bank_account: '19-2000145399/0800',
    category_ids: [specialties.cashier, specialties.baker],
    version: 3,
  });
});

it('a buyer gives a store manager another store on the page of the person', async ({ signInAs }) => {
  const { companies, people, stores } = world;
  const change = { store_ids: [stores.own.id] };
  const manager = await world.person('Milan Vedoucí', 'ROLE_STORE_MANAGER', companies.customer, change);
  const page = await signInAs(people.buyer, '/users/stores-managers');
  await page.getByRole('link', { name: manager.fio }).click();
  await page.getByRole('heading', { level: 1, name: manager.fio }).waitFor();
  await page.getByRole('checkbox', { name: /^own/ }).uncheck();
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('checkbox', { name: /^large/ }).check();
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(await getAccount(manager.id)).toMatchObject({ store_ids: [stores.large.id] });
});

it('a vendor sees when a worker works next, and opens the shift', async ({ signInAs }) => {
  const { companies, people, stores } = world;
  const worker = await world.person('Nela Následná', 'ROLE_VENDOR_STAFF', companies.performer);
  const { id } = await today(world).staffed(on(2, '08:00', '16:00'), worker);
  const page = await signInAs(people.vendor, '/users/staff?name=Nela');
  await page
    .getByRole('row')
    .getByRole('link', { name: new RegExp(`08:00 · ${stores.own.name}$`) })
    .click();
  await page.waitForURL(`**/shifts/view/${id}`);
});

it('a vendor releases a worker from the coming shifts and deactivates them', async ({ signInAs }) => {
  const { companies, people } = world;
  const worker = await world.person('Kamil Končící', 'ROLE_VENDOR_STAFF', companies.performer);
  const now = today(world);
  const shifts = [
    await now.staffed(on(3, '08:00', '16:00'), worker),
    await now.staffed(on(5, '08:00', '16:00'), worker),
  ];
  const page = await signInAs(people.vendor, `/users/edit/${worker.id}`);
  await page.getByRole('button', { name: en.deactivating.action }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(saying(en.deactivating.shifts_other, { name: worker.fio, count: 2 })).waitFor();
  await checkScreen(page, 'person-deactivate-shifts');
  await dialog.getByLabel(en.deactivating.reason).fill('The contract ends');
  await dialog.getByRole('button', { name: saying(en.deactivating.release_other, { count: 2 }) }).click();
  await page.getByRole('dialog').getByRole('button', { name: common.bulk.close, exact: true }).click();
  await dialog.getByText(en.deactivating.text).waitFor();
  await checkScreen(page, 'person-deactivate');
  await dialog.getByRole('button', { name: en.deactivating.action, exact: true }).click();
  await page.waitForURL(/\/users\/staff/);
  expect(await getAccount(worker.id)).toBeUndefined();
  for (const { id } of shifts)
    expect(ok(await invoke(getShift, people.vendor, { params: { id } }))).toMatchObject({ status: 'new', staff: null });
});

it('the coming shifts of a worker who leaves are given to another one; those that clash stay with the reason', async ({
  signInAs,
}) => {
  const { companies, people, specialties } = world;
  const skilled = { category_ids: [specialties.cashier] };
  const worker = await world.person('Radek Odcházející', 'ROLE_VENDOR_STAFF', companies.performer, skilled);
  const other = await world.person('Nina Nastupující', 'ROLE_VENDOR_STAFF', companies.performer, skilled);
  const now = today(world);
  const free = await now.staffed(on(3, '08:00', '16:00'), worker);
  const clashing = await now.staffed(on(5, '08:00', '16:00'), worker);
  await now.staffed(on(5, '09:00', '15:00'), other);
  const page = await signInAs(people.vendor, `/users/edit/${worker.id}`);
  await page.getByRole('button', { name: en.deactivating.action }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(en.deactivating.way, { exact: true }).click();
  await page.getByRole('option', { name: en.deactivating.ways.replace }).click();
  const give = dialog.getByRole('button', { name: saying(en.deactivating.replace_other, { count: 2 }) });
  await give.click();
  await dialog.getByText(fields.required).waitFor();
  await checkScreen(page, 'person-deactivate-replace');
  await choose(page, en.deactivating.replacement, other.fio);
  await give.click();
  const result = page.getByRole('dialog');
  await result.getByText(/The worker has another shift at that time/).waitFor();
  await result.getByRole('button', { name: common.bulk.close, exact: true }).click();
  await dialog.getByText(saying(en.deactivating.shifts_one, { name: worker.fio, count: 1 })).waitFor();
  const staffOf = async (id: string) => ok(await invoke(getShift, people.vendor, { params: { id } })).staff;
  expect(await staffOf(free.id)).toMatchObject({ id: other.id });
  expect(await staffOf(clashing.id)).toMatchObject({ id: worker.id });
});

it('of several selected workers those with coming shifts stay, with the reason', async ({ signInAs }) => {
  const own = await createWorld();
  const { worker, colleague, vendor } = own.people;
  await today(own).staffed(on(4, '08:00', '16:00'), colleague);
  const page = await signInAs(vendor, '/users/staff');
  for (const { fio } of [worker, colleague])
    await page.getByRole('row').filter({ hasText: fio }).getByRole('checkbox').check();
  await page.getByRole('button', { name: en.deactivating.bulk }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: saying(en.deactivating.confirmMany_other, { count: 2 }) })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(colleague.fio).waitFor();
  await checkScreen(page, 'people-deactivate-bulk');
  await dialog.getByRole('button', { name: common.bulk.close, exact: true }).click();
  await page.getByRole('row').filter({ hasText: worker.fio }).waitFor({ state: 'detached' });
  expect(await getAccount(worker.id)).toBeUndefined();
  expect(await getAccount(colleague.id)).toMatchObject({ active: true });
});
