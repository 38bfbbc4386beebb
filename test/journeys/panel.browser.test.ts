import { beforeAll, expect } from 'vitest';
import { updateStore } from '#shared/contracts/stores.ts';
import panel from '#shared/messages/en/panel.ts';
import shell from '#shared/messages/en/shell.ts';
import { notify } from '../../functions/data/notifications.ts';
import { transact } from '../../functions/data/table.ts';
import { invoke } from '../world/invoke.ts';
import { it, checkScreen, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('a notification is shown once, counted, and marked as read one by one or all at once', async ({ signInAs }) => {
  const { buyer } = world.people;
  const { customer } = world.companies;
  const at = new Date().toISOString();
  const waits = (fio: string) =>
    notify({
      kind: 'someone-waits',
      to: { company: customer.id },
      at,
      params: { fio, role: 'ROLE_STORE_MANAGER', company: customer.name },
    });
  const changed = notify({ kind: 'password-changed', to: { account: buyer.id }, at });
  await transact([waits('Alena Hrubá'), waits('Tomáš Procházka'), changed]);

  const page = await signInAs(buyer, '/stores/list');
  await page.getByRole('button', { name: saying(shell.panel.unread_other, { count: 3 }) }).click();
  const drawer = page.getByRole('complementary', { name: panel.title });
  await drawer.getByText('Alena Hrubá is waiting for approval as Store manager').waitFor();
  await checkScreen(page, 'panel-notifications');
  await drawer.getByRole('link', { name: panel.go.profile }).click();
  await page.waitForURL('**/settings/profile');

  await page.getByRole('button', { name: saying(shell.panel.unread_other, { count: 2 }) }).click();
  await drawer.getByRole('button', { name: panel.readAll }).click();
  await drawer.getByRole('button', { name: panel.readAll }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shell.panel.open }).waitFor();
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
  await page.getByText(`${panel.actions['store-changed']}: ${own.name}`).waitFor();
  await page.getByText('Admin', { exact: true }).waitFor();
  await checkScreen(page, 'panel-audit');
});

it('settings take effect at once, also on a phone', async ({ signInAs }) => {
  const page = await signInAs(world.people.newcomer, '/settings/profile', 'phone');
  await page.getByRole('button', { name: shell.panel.open }).click();
  await page.getByText(panel.noticesEmpty.title).waitFor();
  await checkScreen(page, 'panel-empty-phone');
  await page.getByRole('tab', { name: panel.tabs.settings }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: shell.theme.dark }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await checkScreen(page, 'panel-settings-phone-dark');
});
