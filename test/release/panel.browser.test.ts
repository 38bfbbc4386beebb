import { beforeAll, expect } from 'vitest';
import { updateStore } from '#shared/contracts/stores.ts';
import audit from '#shared/messages/en/audit.ts';
import audited from '#shared/messages/en/audited.ts';
import common from '#shared/messages/en/common.ts';
import panel from '#shared/messages/en/panel.ts';
import shell from '#shared/messages/en/shell.ts';
import stores from '#shared/messages/en/stores.ts';
import { auditEntryWrite } from '../../functions/data/audit.ts';
import { transact } from '../../functions/data/table.ts';
import { invoke } from '../world/invoke.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('the audit log shows who did what in the company', async ({ signInAs }) => {
  const { own } = world.stores;
  const { admin, buyer } = world.people;
  ok(
    await invoke(updateStore, admin, { params: { id: own.id }, body: { version: own.version, address: 'Nuselská 5' } }),
  );
  const page = await signInAs(buyer, '/stores/list');
  await page.getByRole('button', { name: shell.panel.open }).click();
  await page.getByRole('tab', { name: panel.tabs.notifications }).press('ArrowRight');
  await page.getByText(`${audited.actions['store-changed']}: ${own.name}`).waitFor();
  const onBehalf = audit.onBehalf.replace('{{company}}', 'customer');
  await page.getByText(`Admin, ${onBehalf}`).waitFor();
  await checkScreen(page, 'panel-audit');

  await page.getByRole('link', { name: audit.all }).click();
  await page.waitForURL('**/audit');
  await page.getByRole('button', { name: audited.actions['store-changed'] }).click();
  const drawer = page.getByRole('complementary', { name: audited.actions['store-changed'] });
  const row = drawer.getByRole('row', { name: stores.fields.address });
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual([own.address, 'Nuselská 5']);
  await drawer.getByText(onBehalf).waitFor();
  await checkScreen(page, 'audit-entry');
  await drawer.getByRole('link', { name: audit.ofRecord }).click();
  await page.waitForURL(`**/audit?dates=quarter&about_id=${own.id}`);
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: audited.actions['store-changed'] }).waitFor();
});

it('the audit log is filtered and exported, also on a phone', async ({ signInAs }) => {
  const { people, stores } = world;
  await transact([
    auditEntryWrite({
      action: 'store-changed',
      by: people.foreignBuyer,
      at: new Date().toISOString(),
      about: stores.foreign,
    }),
    auditEntryWrite({ action: 'terms-accepted', by: people.foreignBuyer, at: new Date().toISOString() }),
  ]);
  const page = await signInAs(people.foreignBuyer, '/audit', 'phone');
  const rows = page.getByRole('list', { name: audit.title }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(2);
  await checkScreen(page, 'audit-phone');
  await page.getByRole('button', { name: common.filters.filter }).click();
  await page.getByRole('menuitem', { name: audit.filter.kind }).click();
  await page.getByRole('checkbox', { name: audited.recordKinds.store }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: common.export.button, exact: true }).click();
  await page.getByRole('menuitem', { name: common.export.csv }).click();
  const ready = saying(common.export.ready, { list: common.export.lists.audit, rows: 1 });
  await page.getByRole('status').getByText(ready).waitFor();
});

it('settings take effect at once, also on a phone', async ({ signInAs }) => {
  const page = await signInAs(world.people.newcomer, '/settings/profile', 'phone');
  await page.getByRole('button', { name: shell.panel.open }).click();
  await page.getByText(panel.notificationsEmpty.title).waitFor();
  await checkScreen(page, 'panel-empty-phone');
  await page.getByRole('tab', { name: panel.tabs.settings }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: shell.theme.dark }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await checkScreen(page, 'panel-settings-phone-dark');
});

it('Escape closes only the popover that is open beside the panel, then the panel', async ({ signInAs }) => {
  const page = await signInAs(world.people.vendor, '/stores/list?page=1');
  await page.getByRole('button', { name: shell.panel.open }).click();
  const drawer = page.getByRole('complementary', { name: panel.title });
  await drawer.waitFor();
  await page.getByRole('button', { name: common.columns.button }).press('Enter');
  const popover = page.getByRole('group', { name: common.columns.title });
  await popover.waitFor();
  await page.keyboard.press('Escape');
  await popover.waitFor({ state: 'detached' });
  expect(await drawer.count()).toBe(1);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
});
