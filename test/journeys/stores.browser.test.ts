import { beforeAll, expect } from 'vitest';
import { getStore, updateStore } from '#shared/contracts/stores.ts';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import stores from '#shared/messages/en/stores.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const stored = async (id: string) => ok(await invoke(getStore, world.people.buyer, { params: { id } }));

it('a store can be found by name, opened, changed and saved', async ({ signInAs }) => {
  const { shared } = world.stores;
  const page = await signInAs(world.people.buyer, '/stores/list');
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  await page.getByRole('searchbox', { name: stores.search }).fill('shar');
  await page.getByRole('row').filter({ hasText: 'large' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'shared' }).click();

  await page.getByLabel(stores.common.phone).fill('602');
  await page.getByLabel(stores.common.address).fill('Vinohradská 12, Praha 2');
  await page.getByText(fields['not-phone']).waitFor();
  await checkScreen(page, 'store-edit-error');
  await page.getByLabel(stores.common.phone).fill('+420 602 123 456');
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(await stored(shared.id)).toMatchObject({ address: 'Vinohradská 12, Praha 2', version: 2 });
});

it('after a concurrent edit the form keeps the typed values, shows the other version, and can then be saved', async ({
  signInAs,
}) => {
  const { large } = world.stores;
  const page = await signInAs(world.people.buyer, `/stores/edit/${large.id}`);
  await page.getByLabel(stores.common.name, { exact: true }).fill('Large and larger');
  const body = { version: 1, address: 'Nuselská 5, Praha 4' };
  ok(await invoke(updateStore, world.people.buyer, { params: { id: large.id }, body }));

  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByText(common.form.changed, { exact: true }).waitFor();
  await checkScreen(page, 'store-changed-meanwhile');
  expect(await page.getByLabel(stores.common.name, { exact: true }).inputValue()).toBe('Large and larger');
  await page.getByRole('button', { name: common.form.reload }).click();
  await expect.poll(() => page.getByLabel(stores.common.address).inputValue()).toBe(body.address);
  expect(await page.getByLabel(stores.common.name, { exact: true }).inputValue()).toBe('Large and larger');
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect(await stored(large.id)).toMatchObject({ name: 'Large and larger', address: body.address });
});

it('leaving a changed form asks before the changes are lost', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, `/stores/edit/${world.stores.own.id}`);
  await page.getByLabel(stores.common.address).fill('Elsewhere 1');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: stores.title }).click();
  await page.getByRole('heading', { name: common.form.leaveTitle }).waitFor();
  await page.getByRole('button', { name: common.form.stay }).click();
  expect(await page.getByLabel(stores.common.address).inputValue()).toBe('Elsewhere 1');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: stores.title }).click();
  await page.getByRole('button', { name: common.form.leave }).click();
  await page.getByRole('heading', { name: stores.title }).waitFor();
});

it('a store manager can change the opening hours and nothing else', async ({ signInAs }) => {
  const { own } = world.stores;
  const page = await signInAs(world.people.storeManager, `/stores/edit/${own.id}`);
  await page.getByText(stores.scheduleOnly).waitFor();
  expect(await page.getByLabel(stores.common.address).isEditable()).toBe(false);
  await page.getByRole('link', { name: stores.schedule.tab }).click();
  await page.getByRole('switch').last().click();
  await page.getByRole('button', { name: common.form.save }).click();
  await page.getByRole('status').getByText(common.form.saved, { exact: true }).waitFor();
  expect((await stored(own.id)).working_time.sun).not.toBeNull();
});

it('an undo lasts 20 seconds, longer while it is hovered or focused, and works by keyboard', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, `/stores/edit/${world.stores.shared.id}?tab=hours`);
  await page.getByRole('link', { name: stores.schedule.tab }).click();
  await page.clock.install();
  const undo = page.getByRole('button', { name: common.undo });
  const copy = page.getByRole('button', { name: saying(stores.schedule.copyDay) }).first();
  const opening = page.getByRole('combobox', { name: /opens$/ });
  const hours = async () => Promise.all((await opening.all()).map((field) => field.inputValue()));
  const first = opening.first();
  await first.fill('06:15');
  await first.press('Enter');
  const before = await hours();

  await copy.focus();
  await page.keyboard.press('Enter');
  await undo.waitFor();
  expect(await hours()).not.toEqual(before);
  await page.clock.fastForward(12_000);
  await undo.hover();
  await page.clock.fastForward(60_000);
  await checkScreen(page, 'undo');
  await page.mouse.move(1, 1);
  await undo.focus();
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Enter');
  await undo.waitFor({ state: 'detached' });
  expect(await hours()).toEqual(before);
  const focused = await page.evaluate<string | null>('document.activeElement.getAttribute("aria-label")');
  expect(focused).toBe(await copy.getAttribute('aria-label'));

  await page.keyboard.press('Enter');
  await undo.waitFor();
  await page.keyboard.press('Control+Z');
  await undo.waitFor({ state: 'detached' });
  expect(await hours()).toEqual(before);

  await page.keyboard.press('Enter');
  await undo.waitFor();
  await page.clock.fastForward(21_000);
  await undo.waitFor({ state: 'detached' });
});
