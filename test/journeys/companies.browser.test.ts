import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import companies from '#shared/messages/en/companies.ts';
import fields from '#shared/messages/en/fields.ts';
import { getAccount } from '../../functions/data/people/accounts.ts';
import { anIco } from '../world/ico.ts';
import { picture } from '../world/pictures.ts';
import { checkScreen, it, saying } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('an admin adds a performer, and finds it by its IČO', async ({ signInAs }) => {
  const [name, inn] = [`Nová práce ${randomUUID().slice(0, 8)}`, anIco()];
  const page = await signInAs(world.people.admin, '/companies/list/vendors');
  await page.getByRole('link', { name: companies.new }).first().click();
  await page.getByLabel(companies.fields.name, { exact: true }).fill(name);
  await page.getByLabel(companies.fields.inn, { exact: true }).fill('12345678');
  await page.getByRole('button', { name: companies.create }).click();
  await page.getByText(fields['wrong-ico']).waitFor();
  await checkScreen(page, 'company-new-error');
  await page.getByLabel(companies.fields.inn, { exact: true }).fill(inn);
  await page.getByLabel(companies.fields.role, { exact: true }).click();
  await page.getByRole('option', { name: common.companyRole.vendor }).click();
  await page.getByLabel(companies.fields.site).fill('nova.example');
  await page.getByRole('button', { name: companies.create }).click();
  const tabs = page.getByRole('navigation', { name: companies.company });
  await tabs.getByRole('link', { name: companies.tabs.managers }).click();
  await page.getByText(companies.managers.none).waitFor();
  await tabs.getByRole('link', { name: companies.tabs.logo }).click();
  const buffer = Buffer.from(picture(300, 100).get_bytes());
  await page.getByLabel(companies.logo.choose).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('status').getByText(companies.logo.saved).waitFor();

  await page.goto('/companies/list/vendors');
  await page.getByRole('searchbox', { name: companies.search }).fill(inn);
  await page.getByRole('row').filter({ hasText: name }).locator('img[src*="/files/company-logo/"]').waitFor();
  await page.goto(`/companies/list/customers?name=${inn}`);
  await page.getByText(companies.none.title).waitFor();
});

it('a buyer changes the role of a manager', async ({ signInAs }) => {
  const { people, companies: of, person, stores } = world;
  const { id, fio: name } = await person('Alena Vedoucí', 'ROLE_STORE_MANAGER', of.customer, {
    store_ids: [stores.own.id],
  });
  const page = await signInAs(people.buyer, `/companies/edit/${of.customer.id}?tab=managers`);
  await page.getByRole('button', { name: saying(companies.managers.changeTitle, { name }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(companies.managers.role, { exact: true }).click();
  await page.getByRole('option', { name: common.role.ROLE_BUYER_MANAGER }).click();
  await checkScreen(page, 'company-manager-role');
  await dialog.getByRole('button', { name: companies.managers.change, exact: true }).click();
  const role = common.role.ROLE_BUYER_MANAGER;
  await page.getByRole('status').getByText(saying(companies.managers.given, { name, role })).waitFor();
  await page.getByRole('listitem').filter({ hasText: name }).getByText(role).waitFor();
  expect(await getAccount(id)).toMatchObject({ roles: ['ROLE_BUYER_MANAGER'], store_ids: [stores.own.id] });
});
