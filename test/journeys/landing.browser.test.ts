import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import dashboard from '#shared/messages/en/dashboard.ts';
import shell from '#shared/messages/en/shell.ts';
import shifts from '#shared/messages/en/shifts.ts';
import { companyChangeWrites, getCompany } from '../../functions/data/companies/companies.ts';
import { transact } from '../../functions/data/table.ts';
import { giveOpenTasks } from '../world/open-tasks.ts';
import { it } from '../world/screen.ts';
import { today } from '../world/today.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
const { attention } = dashboard;
beforeAll(async () => {
  world = await createWorld();
  await giveOpenTasks(world);
});

it('a store manager whose worker did not come finds the name and whom to call, without another click', async ({
  signInAs,
}) => {
  const { companies, people, person } = world;
  const before = await getCompany(companies.performer.id);
  if (!before) throw new Error('The performer has no item');
  const version = before.version + 1;
  await transact(companyChangeWrites({ before, after: { ...before, version, phone: '+420777001001' } }));
  const worker = await person('Ota Dlouhý', 'ROLE_VENDOR_STAFF', companies.performer);
  const id = await today(world).missed(worker);

  const page = await signInAs(people.storeManager, '/');
  await page.waitForURL('**/settings/profile');
  await section(page).getByText('0 of 1 worker on site now').waitFor();
  const row = section(page).getByRole('listitem').filter({ hasText: 'Ota Dlouhý' });
  const call = row.getByRole('link', { name: companies.performer.name });
  expect(await call.getAttribute('href')).toBe('tel:+420777001001');
  await row.getByRole('link', { name: 'Ota Dlouhý', exact: true }).click();
  await page.waitForURL(`**/shifts/view/${id}`);
  await page.getByRole('complementary').getByRole('link', { name: '+420 777 001 001' }).waitFor();
});

const section = (page: Page) => page.getByRole('region', { name: attention.title });
const task = (page: Page, label: string) => section(page).getByRole('link').filter({ hasText: label });

it("a buyer's first page shows open tasks, and each count links to its list", async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/');
  await page.waitForURL('**/settings/profile');
  await task(page, attention.people).filter({ hasText: '1' }).waitFor();
  await task(page, attention.changes).filter({ hasText: '1' }).waitFor();
  expect(await page.getByRole('main').getByText(shell.account.signOut).count()).toBe(0);

  await task(page, attention.unfilled).filter({ hasText: '2' }).click();
  await page.waitForURL('**/shifts/list?dates=coming&status=new');
  await expect.poll(() => page.locator('[data-row]').count()).toBe(2);
  await page.goBack();
  await task(page, attention.lost).filter({ hasText: '1' }).click();
  await page.waitForURL('**/shifts/list?dates=ahead&gap=canceled_by_performer');
  await expect.poll(() => page.locator('[data-row]').count()).toBe(1);
  await page.getByRole('link', { name: shifts.list.view.lost, exact: false }).waitFor();
  await page.goBack();
  await task(page, attention.people).click();
  await page.getByText('Oleh Kovalenko').waitFor();
});
