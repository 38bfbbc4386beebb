import { beforeAll, expect } from 'vitest';
import { getStore, getStoreCode, renewStoreCode } from '#shared/contracts/stores.ts';
import poster from '#shared/messages/cs/poster.ts';
import fields from '#shared/messages/en/fields.ts';
import map from '#shared/messages/en/map.ts';
import stores from '#shared/messages/en/stores.ts';
import { invoke } from '../world/invoke.ts';
import { checkScreen, it, resize } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const stored = async (id: string) => ok(await invoke(getStore, world.people.buyer, { params: { id } }));

it('a new store gets its point on the map, by a press and by keyboard', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/stores/new');
  await page.getByLabel(stores.fields.name, { exact: true }).fill('On the map');
  await page.getByLabel(stores.fields.address, { exact: true }).fill('Nowhere 1');
  const point = page.getByLabel(stores.common.point);
  const canvas = page.getByRole('region', { name: map.title });
  await canvas.scrollIntoViewIfNeeded();
  await page.getByText(map.pickHint).waitFor();
  await canvas.click({ position: { x: 100, y: 120 } });
  await expect.poll(() => point.inputValue()).toMatch(/^\d\d\.\d+, 1\d\.\d+$/);
  const pressed = await point.inputValue();
  await page.getByRole('img', { name: map.pin }).waitFor();
  expect(await page.getByText(fields['point-required']).count()).toBe(0);

  await canvas.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => point.inputValue()).not.toBe(pressed);
  // Enter in the map does not send the form.
  expect(new URL(page.url()).pathname).toBe('/stores/new');
  await checkScreen(page, 'store-new-map');
  const [lat, lng] = (await point.inputValue()).split(', ').map(Number);
  await page.getByRole('button', { name: stores.create }).click();
  await page.waitForURL('**/stores/edit/*');
  const saved = await stored(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  expect(saved).toMatchObject({ location: { lat, lng } });
});

it('the stores of the filters are on the map; a pressed one leads to its page', async ({ signInAs }) => {
  const { own } = world.stores;
  const page = await signInAs(world.people.buyer, '/stores/list?name=own');
  await page.getByRole('link', { name: stores.show.map, exact: true }).click();
  await page.waitForURL('**/stores/map?name=own');
  await page.getByText(stores.map.shown_one.replace('{{count}}', '1')).waitFor();
  const canvas = page.getByRole('region', { name: map.title });
  const box = await canvas.boundingBox();
  const link = page.getByRole('link', { name: own.name, exact: true });
  // The only store is in the middle; it is drawn when its tile has been cut.
  await expect
    .poll(async () => {
      await canvas.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
      return link.count();
    })
    .toBe(1);
  await checkScreen(page, 'stores-map');
  await resize(page, 'phone');
  await checkScreen(page, 'stores-map-390');
  await link.click();
  await page.waitForURL(`**/stores/edit/${own.id}`);
  await page.goto('/stores/map?name=nothing+like+this');
  await page.getByText(stores.none.title).waitFor();
});

it('the code of a store is made, printed on a poster in another language, and replaced', async ({ signInAs }) => {
  const { id, name } = world.stores.own;
  const page = await signInAs(world.people.storeManager, `/stores/edit/${id}?tab=code`);
  await page.getByText(stores.code.none).waitFor();
  await checkScreen(page, 'store-code-none');
  await page.getByRole('button', { name: stores.code.make }).click();
  await page.getByText(stores.code.made).waitFor();
  await page.getByRole('img', { name: stores.code.image.replace('{{name}}', name) }).waitFor();
  await checkScreen(page, 'store-code');
  await page.getByRole('link', { name: stores.code.poster }).click();
  await page.getByRole('button', { name: 'Čeština' }).click();
  await page.getByRole('heading', { name: poster.heading }).waitFor();
  await checkScreen(page, 'store-poster');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: stores.code.print }).isVisible()).toBe(false);
  expect(await page.getByRole('img', { name: poster.image }).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await resize(page, 'phone');
  await checkScreen(page, 'store-poster-390');
  await resize(page, 'desktop');

  await page.goto(`/stores/edit/${id}?tab=code`);
  await page.getByRole('button', { name: stores.code.renew }).click();
  await checkScreen(page, 'store-code-renew');
  await page.getByRole('alertdialog').getByRole('button', { name: stores.code.renew }).click();
  await page.getByText(stores.code.renewed).waitFor();

  // Somebody else replaces it meanwhile: theirs stays, and it is shown.
  const present = async () => ok(await invoke(getStoreCode, world.people.buyer, { params: { id } }))['code'];
  await page.getByRole('button', { name: stores.code.renew }).click();
  const params = { id };
  const { code } = ok(
    await invoke(renewStoreCode, world.people.buyer, { params, body: { replaces: await present() } }),
  );
  await page.getByRole('alertdialog').getByRole('button', { name: stores.code.renew }).click();
  await page.getByText(stores.code.changed).waitFor();
  expect(await present()).toBe(code);
});
