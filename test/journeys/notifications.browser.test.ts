import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import {
  getNotificationSettings,
  listNotifications,
  type Notification,
  type NotificationSettings,
} from '#shared/contracts/notifications.ts';
import common from '#shared/messages/en/common.ts';
import texts from '#shared/messages/en/notifications.ts';
import { notificationWrite } from '../../functions/data/notifications/notifications.ts';
import { transact } from '../../functions/data/table.ts';
import { invoke } from '../world/invoke.ts';
import { it } from '../world/screen.ts';
import { ok, shiftFixtures } from '../world/shift-fixtures.ts';
import { twoAccounts } from '../world/two-accounts.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const { kinds, channels, quiet } = texts;
const choice = (page: Page, kind: keyof typeof kinds, channel: keyof typeof channels) =>
  page.getByRole('checkbox', { name: `${kinds[kind]}, ${channels[channel]}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: common.form.save }).click();
const isSaved = (page: Page) => page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();

it('a worker chooses letters and quiet hours, and a second tab with the old choices loses none of them', async ({
  signInAs,
}) => {
  const worker = await world.person('Nela Noční', 'ROLE_VENDOR_STAFF', world.companies.performer);
  const address = '/settings/notifications';
  const [page, other] = await Promise.all([signInAs(worker, address, 'phone'), signInAs(worker, address)]);
  await choice(other, 'shift-assigned', 'push').uncheck();

  await choice(page, 'shift-called-up', 'letter').uncheck();
  const from = page.getByRole('combobox', { name: quiet.from, exact: true });
  await from.fill('23:40');
  await from.press('Enter');
  await save(page);
  await isSaved(page);
  await page.reload();
  await expect.poll(() => from.inputValue()).toBe('23:40');
  expect(await choice(page, 'shift-called-up', 'letter').isChecked()).toBe(false);
  expect(await choice(page, 'shift-start-missed', 'letter').isChecked()).toBe(true);

  await save(other);
  const conflict = other.getByRole('dialog', { name: common.form.changed });
  await conflict.getByText(`${kinds['shift-called-up']}, ${channels.letter}`).waitFor();
  await conflict.getByText('23:40–06:00').waitFor();
  await conflict.getByRole('button', { name: common.form.saveChosen }).click();
  await isSaved(other);
  const settings: NotificationSettings = ok(await invoke(getNotificationSettings, worker));
  expect(settings).toMatchObject({ version: 2, quiet: { from: '23:40', to: '06:00' }, time_zone: 'Europe/Prague' });
  expect(settings.kinds).toEqual(
    expect.arrayContaining([
      { kind: 'shift-assigned', push: false, letter: false, sms: null },
      { kind: 'shift-called-up', push: true, letter: false, sms: false },
    ]),
  );
});

it('a push message opens the shift of its notification, as the account that got it', async ({ signInAs }) => {
  const { performer, keeper } = await twoAccounts(world);
  const shift = await shiftFixtures(world).create();
  const { starts_at, ends_at } = shift;
  const params = { store: world.stores.own.name, starts_at, ends_at, time_zone: 'Europe/Prague' };
  const at = new Date().toISOString();
  await transact([
    notificationWrite({ kind: 'replacement-found', to: { account: keeper.id }, at, params, about: shift.id }),
  ]);
  const find = async () => {
    const all: Notification[] = ok(await invoke(listNotifications, keeper));
    return all.find(({ about }) => about === shift.id);
  };
  const { id = '' } = (await find()) ?? {};
  expect(id).not.toBe('');

  const page = await signInAs(performer, `/open?${new URLSearchParams({ id, account: keeper.id }).toString()}`);
  await page.waitForURL(`**/shifts/view/${shift.id}`);
  await page.getByRole('banner').getByText(`${common.role.ROLE_STORE_MANAGER} · ${keeper.company?.name}`).waitFor();
  await expect.poll(find).toMatchObject({ read: true });

  await page.goto('/open?id=gone');
  await page.getByRole('link', { name: texts.open.history }).click();
  await page.waitForURL('**/settings/notifications#history');
  await page.getByRole('heading', { name: texts.history.title, exact: true }).waitFor();
});
