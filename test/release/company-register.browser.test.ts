import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { getCompany, updateCompany } from '#shared/contracts/companies.ts';
import auth from '#shared/messages/en/auth.ts';
import common from '#shared/messages/en/common.ts';
import companies from '#shared/messages/en/companies.ts';
import fields from '#shared/messages/en/fields.ts';
import panel from '#shared/messages/en/panel.ts';
import { insolventIco, registeredIco } from '../world/ico.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const { lookUp } = companies;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const fillIn = (page: Page) => page.getByRole('button', { name: lookUp.button }).click();
const nameOf = (inn: string) => `Zkušební firma ${inn} s.r.o.`;

describe('the form of a new company', () => {
  const openForm = async (signInAs: (who: World['people']['admin'], path: string) => Promise<Page>, inn: string) => {
    const page = await signInAs(world.people.admin, '/companies/new');
    await field(page, companies.fields.inn).fill(inn);
    return page;
  };

  it('is filled in from the register, and the created company is checked', async ({ signInAs }) => {
    const inn = registeredIco();
    const page = await openForm(signInAs, inn);
    await fillIn(page);
    await page.getByRole('status').getByText(lookUp.found).waitFor();
    expect(await field(page, companies.fields.name).inputValue()).toBe(nameOf(inn));
    expect(await page.getByLabel(companies.fields.vat_id).inputValue()).toBe(`CZ${inn}`);
    expect(await page.getByLabel(companies.fields.address).inputValue()).toContain('602 00 Brno');
    await page.getByText(companies.legalForms.limited).waitFor();
    await checkScreen(page, 'company-new-found');
    await page.getByLabel(companies.fields.address).fill('Veveří 9, Brno');
    await page.getByLabel(companies.fields.role, { exact: true }).click();
    await page.getByRole('option', { name: common.companyRole.vendor }).click();
    await page.getByRole('button', { name: companies.create }).click();
    await page.getByRole('heading', { name: nameOf(inn) }).waitFor();
    await page.getByText(common.credibility.green).waitFor();
    await page.getByText(companies.credibility.none).waitFor();
    await page.goto(`/companies/list?name=${inn}`);
    await page
      .getByRole('row')
      .filter({ hasText: nameOf(inn) })
      .getByText(common.credibility.green)
      .waitFor();
  });

  it('keeps what was typed, says so, and takes the values of the register on request', async ({ signInAs }) => {
    const inn = insolventIco();
    const page = await openForm(signInAs, inn);
    await field(page, companies.fields.name).fill('Moje firma');
    await fillIn(page);
    const note = page.getByRole('alert').filter({ hasText: lookUp.found });
    await note.getByText(common.credibilityReason.insolvent).waitFor();
    await note.getByText(lookUp.kept.replace('{{fields}}', companies.fields.name)).waitFor();
    expect(await field(page, companies.fields.name).inputValue()).toBe('Moje firma');
    await checkScreen(page, 'company-new-kept');
    await note.getByRole('button', { name: lookUp.replace }).click();
    expect(await field(page, companies.fields.name).inputValue()).toBe(nameOf(inn));
    // Another number replaces what the register filled in, and the old answer is gone.
    const next = registeredIco();
    await field(page, companies.fields.inn).fill(next);
    await note.waitFor({ state: 'detached' });
    await fillIn(page);
    await page.getByRole('status').getByText(lookUp.found).waitFor();
    expect(await field(page, companies.fields.name).inputValue()).toBe(nameOf(next));
  });

  it('is filled in by hand if the register does not know the number or does not answer', async ({ signInAs }) => {
    const page = await openForm(signInAs, '12345678');
    await field(page, companies.fields.name).fill('Moje firma');
    await fillIn(page);
    await page.getByText(fields['wrong-ico']).waitFor();
    for (const [inn, text] of [
      ['00006947', lookUp.unknown],
      ['29550009', lookUp.unavailable],
    ] as const) {
      await field(page, companies.fields.inn).fill(inn);
      await fillIn(page);
      await page.getByRole('status').getByText(text.title).waitFor();
      expect(await field(page, companies.fields.name).inputValue()).toBe('Moje firma');
    }
    await checkScreen(page, 'company-new-unavailable');
  });

  it('says that the register is being asked, and shows a lost connection', async ({ signInAs }) => {
    const page = await openForm(signInAs, registeredIco());
    await page.route('**/api/companies/add', (route) => route.abort());
    await fillIn(page);
    await page.getByRole('alert').getByText(lookUp.unavailable.text).waitFor();
    const waited = Promise.withResolvers<void>();
    await page.unrouteAll();
    await page.route('**/api/companies/add', async (route) => {
      await waited.promise;
      await route.continue();
    });
    await fillIn(page);
    await page.locator('button[aria-busy="true"]').filter({ hasText: lookUp.button }).waitFor();
    waited.resolve();
    await page.getByRole('status').getByText(lookUp.found).waitFor();
  });

  it('leads to the company that has the number already', async ({ signInAs }) => {
    const { id, name } = world.companies.stranger;
    const { version } = ok(await invoke(getCompany, world.people.admin, { params: { id } }));
    const inn = registeredIco();
    ok(await invoke(updateCompany, world.people.admin, { params: { id }, body: { version, inn } }));
    const page = await openForm(signInAs, inn);
    await fillIn(page);
    await page.getByText(lookUp.taken.title).waitFor();
    expect(await field(page, companies.fields.name).inputValue()).toBe('');
    await checkScreen(page, 'company-new-taken');
    await page.getByRole('link', { name: lookUp.taken.open.replace('{{name}}', name) }).click();
    await page.getByRole('button', { name: common.form.leave }).click();
    await page.waitForURL(`**/companies/edit/${id}`);
  });
});

it('a buyer names the own company by its number', async ({ signInAs }) => {
  const page = await signInAs(await world.person('Eva Nová', 'ROLE_BUYER', null), '/auth/company');
  const ico = page.getByLabel(auth.registration.ico, { exact: true });
  const name = page.getByLabel(auth.registration.companyName);
  await ico.fill('1234');
  await fillIn(page);
  await page.getByText(auth.registration.icoWrong).waitFor();
  await ico.fill('29550009');
  await fillIn(page);
  await page.getByRole('status').getByText(lookUp.unavailable.title).waitFor();
  await name.fill('Moje');
  const inn = registeredIco();
  await ico.fill(inn);
  await fillIn(page);
  await page.getByText(lookUp.kept.replace('{{fields}}', auth.registration.companyName)).waitFor();
  await checkScreen(page, 'name-company-kept');
  await page.getByRole('button', { name: lookUp.replace }).click();
  expect(await name.inputValue()).toBe(nameOf(inn));
  await page.getByRole('button', { name: auth.company.submit }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
});

it('people are told that a partner has become risky, and see why', async ({ signInAs }) => {
  const { id, name } = world.companies.customer;
  const { version } = ok(await invoke(getCompany, world.people.admin, { params: { id } }));
  ok(await invoke(updateCompany, world.people.admin, { params: { id }, body: { version, inn: insolventIco() } }));
  const credibility = `${common.credibility.red}, ${common.credibilityReason.insolvent}`;
  const text = panel.notifications['credibility-changed'].replace('{{company}}', name);
  const notified = text.replace('{{credibility}}', credibility);
  await expect
    .poll(async () => ok(await invoke(getCompany, world.people.admin, { params: { id } }))['credibility'])
    .toMatchObject({ level: 'red' });
  const vendor = await signInAs(world.people.vendor, '/clients');
  await vendor.locator('button:has(.lucide-bell)').click();
  await vendor.getByText(notified).waitFor();
  await checkScreen(vendor, 'credibility-notification');
  const buyer = await signInAs(world.people.buyer, '/clients');
  await buyer.locator('button:has(.lucide-bell)').click();
  await buyer.getByRole('listitem').filter({ hasText: notified }).getByRole('link', { name: panel.go.company }).click();
  await buyer.waitForURL(`**/companies/edit/${id}`);
  await buyer.getByText(common.credibilityReason.insolvent).waitFor();
});
