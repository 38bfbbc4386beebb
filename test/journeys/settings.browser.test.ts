import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import settings from '#shared/messages/en/settings.ts';
import { getAccount } from '../../functions/data/people/accounts.ts';
import { it, checkScreen, takeOption } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('name, country, languages and bank account are saved together, whichever tab they were typed in', async ({
  signInAs,
}) => {
  const contact = { email: 'someone@smena.test' };
  const eva = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer, contact);
  const page = await signInAs(eva, '/settings/profile');
  await page.getByLabel(settings.you.name).fill('Eva Velká');
  await page.getByLabel(settings.you.country).fill('slovak');
  await takeOption(page, 'Slovakia');
  for (const language of ['Slovak', 'Ukrainian', 'English']) {
    await page.getByLabel(settings.you.languages).fill(language);
    await page.getByRole('option', { name: language, exact: true }).click();
  }
  await press(page, common.languages.remove.replace('{{language}}', 'Ukrainian'));
  await checkScreen(page, 'profile-you-typed');

  await page.getByRole('link', { name: settings.tabs.bank }).click();
  await page.getByLabel(settings.bank.label).fill('19-2000145398/0800');
  await page.getByLabel(settings.bank.label).blur();
  await page.getByText(fields['not-bank-account']).waitFor();
  await checkScreen(page, 'profile-bank-error');
  await page.getByLabel(settings.bank.label).fill('cz65 0800 0000 1920 0014 5399');
  await page.getByText('CZ65 0800 0000 1920 0014 5399').waitFor();
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(await getAccount(eva.id)).toMatchObject({
    fio: 'Eva Velká',
    country: 'SK',
    languages: ['sk', 'en'],
    bank_account: 'CZ6508000000192000145399',
  });
  // The header changes without a reload.
  await page.getByRole('banner').getByText('Eva Velká').first().waitFor();
});
