import { beforeAll } from 'vitest';
import panel from '#shared/messages/en/panel.ts';
import shell from '#shared/messages/en/shell.ts';
import { notificationWrite } from '../../functions/data/notifications/notifications.ts';
import { transact } from '../../functions/data/table.ts';
import { it, saying } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('a notification is shown once, counted, and marked as read one by one or all at once', async ({ signInAs }) => {
  const { buyer } = world.people;
  const { customer } = world.companies;
  const at = new Date().toISOString();
  const waitWrite = (fio: string) =>
    notificationWrite({
      kind: 'someone-waits',
      to: { company: customer.id },
      at,
      params: { fio, role: 'ROLE_STORE_MANAGER', company: customer.name },
    });
  const changed = notificationWrite({ kind: 'password-changed', to: { account: buyer.id }, at });
  await transact([waitWrite('Alena Hrubá'), waitWrite('Tomáš Procházka'), changed]);

  const page = await signInAs(buyer, '/stores/list');
  await page.getByRole('button', { name: saying(shell.panel.unread_other, { count: 3 }) }).click();
  const drawer = page.getByRole('complementary', { name: panel.title });
  await drawer.getByText('Alena Hrubá is waiting for approval as Store manager').waitFor();
  await drawer.getByRole('link', { name: panel.go.profile }).click();
  await page.waitForURL('**/settings/profile');

  await page.getByRole('button', { name: saying(shell.panel.unread_other, { count: 2 }) }).click();
  await drawer.getByRole('button', { name: panel.readAll }).click();
  await drawer.getByRole('button', { name: panel.readAll }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: shell.panel.open }).waitFor();
});
