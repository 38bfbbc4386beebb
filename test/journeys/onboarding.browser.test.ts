import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { listShifts } from '#shared/contracts/shifts.ts';
import clients from '#shared/messages/en/clients.ts';
import common from '#shared/messages/en/common.ts';
import companies from '#shared/messages/en/companies.ts';
import dashboard from '#shared/messages/en/dashboard.ts';
import en from '#shared/messages/en/people.ts';
import shifts from '#shared/messages/en/shifts.ts';
import stores from '#shared/messages/en/stores.ts';
import { registeredIco } from '../world/ico.ts';
import { invoke } from '../world/invoke.ts';
import { choose, fillInTimes } from '../world/order-form.ts';
import { it, saying } from '../world/screen.ts';
import { sentTo } from '../world/sent.ts';
import { ok } from '../world/shift-fixtures.ts';
import { day } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let performer: { id: string; name: string };
beforeAll(async () => {
  world = await createWorld();
  // The platform lists the companies of all worlds.
  performer = await world.company(`performer-${randomUUID().slice(0, 8)}`, 'vendor');
});
const nameOf = (inn: string) => `Zkušební firma ${inn} s.r.o.`;

/** Creates a customer from its number and invites whoever will run it. The invitation's form knows both. */
const addCustomer = async (page: Page) => {
  const inn = registeredIco();
  const email = `${randomUUID().slice(0, 8)}@smena.test`;
  await page.getByLabel(companies.fields.inn, { exact: true }).fill(inn);
  await page.getByRole('button', { name: companies.lookUp.button }).click();
  await page.getByRole('status').getByText(companies.lookUp.found).waitFor();
  await page.getByLabel(companies.fields.role, { exact: true }).click();
  await page.getByRole('option', { name: common.companyRole.customer }).click();
  await page.getByRole('button', { name: companies.create }).click();
  await page.getByRole('heading', { name: nameOf(inn) }).waitFor();
  const tabs = page.getByRole('navigation', { name: companies.company });
  await tabs.getByRole('link', { name: companies.tabs.managers }).click();
  await page.getByText(companies.managers.none).waitFor();
  await page.getByRole('link', { name: companies.managers.invite }).click();
  await page.getByLabel(en.inviting.email, { exact: true }).fill(email);
  const company = page.getByRole('combobox', { name: en.place.company });
  await expect.poll(() => company.inputValue()).toBe(nameOf(inn));
  await page.getByRole('button', { name: en.inviting.submit }).click();
  await page.waitForURL('**/users/invitations');
  return { inn, email, name: nameOf(inn) };
};

it('a customer is set up from its number, and its first shift reaches its performer', async ({ signInAs, visit }) => {
  const accept = async (email: string, fio: string) => {
    const [letter] = await sentTo(email);
    const page = await visit(/\/auth\/invitation\/\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    await page.getByRole('textbox').first().fill(fio);
    for (const field of await page.locator('input[type=password]').all()) await field.fill('kolo-mlha-rohlík');
    await page.getByRole('checkbox').check();
    await page.locator('form button[type=submit]').click();
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    return page;
  };
  const admin = await signInAs(world.people.admin, '/companies/new');
  const customer = await addCustomer(admin);
  const buyer = await accept(customer.email, 'Zuzana Zákaznice');

  await buyer.getByRole('link', { name: dashboard.setup.steps.store.go }).click();
  await buyer.getByLabel(stores.fields.name, { exact: true }).fill('Karlín');
  await buyer.getByLabel(stores.fields.address, { exact: true }).fill('Karlín 1, Praha');
  await buyer.getByRole('list', { name: stores.common.suggestions }).getByRole('button').first().click();
  await buyer.getByRole('button', { name: stores.create }).click();
  await buyer.waitForURL('**/stores/edit/*');

  await admin.goto('/clients');
  await choose(admin, clients.performer, performer.name);
  await admin.getByRole('combobox', { name: clients.add }).fill(customer.inn);
  await admin.getByRole('option').filter({ hasText: customer.name }).click();
  await admin.getByText(saying(clients.added, { name: customer.name })).waitFor();

  await buyer.goto('/shifts/new');
  await choose(buyer, shifts.order.store, 'Karlín');
  await choose(buyer, shifts.order.specialty, world.specialties.cashier);
  await fillInTimes(buyer, day(20), '08:00', '16:00');
  await buyer.getByRole('button', { name: shifts.order.send }).click();
  await buyer.waitForURL((url) => !url.pathname.endsWith('/new'));

  const dispatcher = await world.person('Pavel Dodavatel', 'ROLE_VENDOR', performer);
  const vendor = await signInAs(dispatcher, `/shifts/list?dates=${day(20)}..${day(20)}`);
  await vendor.getByRole('row').filter({ hasText: 'Karlín' }).waitFor();
  expect(ok(await invoke(listShifts, world.people.vendor, { query: { from: day(20), to: day(20) } }))).toEqual([]);
});
