import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { createCompany, getCompany, setCompanyActive, updateCompany } from '#shared/contracts/companies.ts';
import common from '#shared/messages/en/common.ts';
import companies from '#shared/messages/en/companies.ts';
import fields from '#shared/messages/en/fields.ts';
import problems from '#shared/messages/en/problems.ts';
import settings from '#shared/messages/en/settings.ts';
import { anIco } from '../world/ico.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: companies.company }).getByRole('link', { name });
const stored = async (id: string) => ok(await invoke(getCompany, world.people.admin, { params: { id } }));

it('an IČO of another company is refused at its field, and what was typed stays', async ({ signInAs }) => {
  const { customer, performer } = world.companies;
  const page = await signInAs(world.people.admin, `/companies/edit/${customer.id}`);
  const inn = anIco();
  ok(await invoke(updateCompany, world.people.admin, { params: { id: performer.id }, body: { version: 1, inn } }));
  await page.getByLabel(companies.fields.inn, { exact: true }).fill(inn);
  await page.getByLabel(companies.fields.brand).fill('Koš');
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByText(fields.taken).waitFor();
  expect(await page.getByLabel(companies.fields.brand).inputValue()).toBe('Koš');
  const { version } = await stored(customer.id);
  await page.getByLabel(companies.fields.inn, { exact: true }).fill(anIco());
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(await stored(customer.id)).toMatchObject({ brand: 'Koš', version: version + 1 });
});

it('of two people in one form the second sees what the first changed', async ({ signInAs }) => {
  const { stranger } = world.companies;
  const valid = { version: 1, inn: anIco() };
  ok(await invoke(updateCompany, world.people.admin, { params: { id: stranger.id }, body: valid }));
  const page = await signInAs(world.people.admin, `/companies/edit/${stranger.id}`);
  await page.getByLabel(companies.fields.address).fill('Moje 1');
  const body = { version: 2, address: 'Jejich 2' };
  ok(await invoke(updateCompany, world.people.foreignBuyer, { params: { id: stranger.id }, body }));
  await page.getByRole('button', { name: common.form.save }).click();
  const dialog = page.getByRole('dialog', { name: common.form.changed });
  await dialog.getByText('Jejich 2', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: common.form.saveChosen }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(await stored(stranger.id)).toMatchObject({ address: 'Moje 1', version: 4 });
});

it('a buyer changes the own company from the profile, but not its IČO', async ({ signInAs }) => {
  const { customer } = world.companies;
  const page = await signInAs(world.people.buyer, '/settings/profile?tab=company');
  await page.getByRole('link', { name: settings.company.edit }).click();
  await page.getByText(companies.ownOnly).waitFor();
  expect(await page.getByLabel(companies.fields.inn, { exact: true }).isEditable()).toBe(false);
  expect(await page.getByLabel(companies.fields.comment).count()).toBe(0);
  await page.getByLabel(companies.fields.address).fill('Cimburkova 4, Brno');
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(await stored(customer.id)).toMatchObject({ address: 'Cimburkova 4, Brno' });
  await tab(page, companies.tabs.objects).click();
  await page.getByRole('link', { name: 'large' }).click();
  await page.getByRole('heading', { name: 'large' }).waitFor();
});

it('a company deactivated under an open form refuses its people, and what they typed stays', async ({ signInAs }) => {
  const { companies: of, people } = await createWorld();
  const { id } = of.customer;
  ok(await invoke(updateCompany, people.admin, { params: { id }, body: { version: 1, inn: anIco() } }));
  const page = await signInAs(people.buyer, `/companies/edit/${id}`);
  await page.getByLabel(companies.fields.brand).fill('Typed');
  ok(await invoke(setCompanyActive, people.admin, { params: { id }, body: { version: 2, active: false } }));
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByText(problems['company-inactive'].replace('{{company}}', of.customer.name)).waitFor();
  expect(await page.getByLabel(companies.fields.brand).inputValue()).toBe('Typed');
  await checkScreen(page, 'company-inactive-refused');
  expect(await stored(id)).toMatchObject({ brand: null, active: false });
  await page.reload();
  await page.getByText(companies.inactive, { exact: true }).waitFor();
});

it('an admin deactivates a company, activates it, and deletes it when nothing hangs on it', async ({ signInAs }) => {
  const body = { name: `Končící ${randomUUID().slice(0, 8)}`, inn: anIco(), role: 'vendor' };
  const { id, name, inn } = ok(await invoke(createCompany, world.people.admin, { body })) as typeof body & {
    id: string;
  };
  const page = await signInAs(world.people.admin, `/companies/edit/${id}`);
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const confirm = (label: string) =>
    page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click();
  const said = (text: string) => page.getByText(text.replace('{{name}}', name)).waitFor();
  await press(companies.closing.deactivate);
  await checkScreen(page, 'company-deactivate');
  await confirm(companies.closing.deactivate);
  await said(companies.closing.deactivated);
  await page.goto(`/companies/list?active=false&name=${inn}`);
  await page.getByRole('link', { name }).click();
  await press(companies.closing.activate);
  await said(companies.closing.activated);
  expect(await stored(id)).toMatchObject({ active: true });
  await press(companies.closing.deactivate);
  await confirm(companies.closing.deactivate);
  await press(companies.closing.delete);
  await checkScreen(page, 'company-delete');
  await confirm(companies.closing.delete);
  await said(companies.closing.deleted);
  await page.waitForURL(/\/companies\/list/);
  expect(await invoke(getCompany, world.people.admin, { params: { id } })).toMatchObject({ status: 404 });
});

it('a company on which something hangs is not deleted, and the reason is told', async ({ signInAs }) => {
  const { companies: of, people } = await createWorld();
  const { id } = of.stranger;
  ok(await invoke(setCompanyActive, people.admin, { params: { id }, body: { version: 1, active: false } }));
  const page = await signInAs(people.admin, `/companies/edit/${id}`);
  await page.getByRole('button', { name: companies.closing.delete, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: companies.closing.delete, exact: true }).click();
  await page.getByRole('alert').getByText('stores: 1').waitFor();
  await checkScreen(page, 'company-delete-refused');
  await page.getByRole('button', { name: common.back, exact: true }).click();
  expect(await stored(id)).toMatchObject({ active: false });
});
