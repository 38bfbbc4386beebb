import { beforeAll, expect } from 'vitest';
import { renewStoreCode } from '#shared/contracts/stores.ts';
import catalogue from '#shared/messages/en/catalogue.ts';
import guest from '#shared/messages/en/guest.ts';
import shell from '#shared/messages/en/shell.ts';
import { invoke } from '../world/invoke.ts';
import { productFixtures } from '../world/product-fixtures.ts';
import { fillInSignIn, it, checkScreen } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('a guest opens the former address of the catalogue, and finds a product by one of its words', async ({ visit }) => {
  const { product } = await productFixtures(world);
  const name = `Kartáč na pracovní boty ${world.stores.own.name}`;
  await product({ name });
  const page = await visit('/catalogue');
  await page.waitForURL('**/products/catalog');
  await page.getByRole('button', { name: shell.cart.empty }).waitFor();
  const box = page.getByRole('combobox', { name: catalogue.search.label });
  await box.fill(name);
  await page.getByRole('option', { name }).first().waitFor();
  await box.press('Escape');
  expect(await box.inputValue()).toBe(name);
  await box.press('Enter');
  await page.getByRole('list', { name: catalogue.list.label }).getByRole('link', { name }).first().waitFor();
  await checkScreen(page, 'catalogue');
});

it('an unknown store shows a not-found message', async ({ visit }) => {
  const page = await visit('/stores/view/nowhere');
  await page.getByRole('heading', { name: guest.store.missing }).waitFor();
  await checkScreen(page, 'store-public-missing');
});

it('a worker scans the poster, signs in, returns to the store and opens the day', async ({ visit }) => {
  const { id, name } = world.stores.own;
  const { code } = ok(await invoke(renewStoreCode, world.people.buyer, { params: { id }, body: { replaces: null } }));
  const page = await visit(`/stores/view/${id}?code=${String(code)}`, 'phone');
  await page.getByText(world.stores.own.address).waitFor();
  expect(await page.getByText(guest.store.revoked).count()).toBe(0);
  await page.getByRole('link', { name: guest.store.enter, exact: true }).last().click();
  await fillInSignIn(page, world.people.worker);
  await page.waitForURL(`**/stores/view/${id}?code=${String(code)}`);
  await page.getByText(name, { exact: true }).first().waitFor();
  await checkScreen(page, 'store-public-worker');
  await page.getByRole('link', { name: guest.store.day }).click();
  await page.waitForURL('**/my');
});

it('a poster whose code was replaced says so', async ({ visit }) => {
  const { id } = world.stores.large;
  const renew = async (replaces: unknown) =>
    ok(await invoke(renewStoreCode, world.people.buyer, { params: { id }, body: { replaces } }))['code'];
  const first = await renew(null);
  await renew(first);
  const page = await visit(`/stores/view/${id}?code=${String(first)}`, 'phone');
  await page.getByText(guest.store.revoked).waitFor();
  await checkScreen(page, 'store-public-revoked');
});

it('a person who works at the store signs in and returns to its page, to which its edit address leads, too', async ({
  visit,
}) => {
  const { own } = world.stores;
  const page = await visit(`/stores/edit/${own.id}`);
  await page.waitForURL(`**/stores/view/${own.id}`);
  await page.getByRole('link', { name: guest.store.enter, exact: true }).last().click();
  await page.waitForURL(`**/auth/main?to=${encodeURIComponent(`/stores/view/${own.id}`)}`);
  await fillInSignIn(page, world.people.storeManager);
  await page.getByRole('link', { name: guest.store.manage }).click();
  await page.waitForURL(`**/stores/edit/${own.id}`);
  await page.getByRole('heading', { name: own.name }).waitFor();
});

it("a signed-in person sees the public page inside the app's own layout", async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, `/stores/view/${world.stores.own.id}`);
  await page.getByRole('link', { name: guest.store.manage }).waitFor();
  await checkScreen(page, 'store-public-signed-in');
});
