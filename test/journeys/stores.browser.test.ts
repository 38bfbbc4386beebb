import { beforeAll, expect } from 'vitest';
import { getStore } from '#shared/contracts/stores.ts';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import stores from '#shared/messages/en/stores.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('a store can be found by name, opened, changed and saved', async ({ signInAs }) => {
  const { shared } = world.stores;
  const page = await signInAs(world.people.buyer, '/stores/list');
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  await page.getByRole('searchbox', { name: stores.search }).fill('shar');
  await page.getByRole('row').filter({ hasText: 'large' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'shared' }).click();

  await page.getByLabel(stores.fields.phone).fill('602');
  await page.getByLabel(stores.fields.address, { exact: true }).fill('Vinohradská 12, Praha 2');
  await page.getByText(fields['not-phone']).waitFor();
  await checkScreen(page, 'store-edit-error');
  await page.getByLabel(stores.fields.phone).fill('+420 602 123 456');
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  const stored = await invoke(getStore, world.people.buyer, { params: { id: shared.id } });
  expect(ok(stored)).toMatchObject({ address: 'Vinohradská 12, Praha 2', version: 2 });
});
