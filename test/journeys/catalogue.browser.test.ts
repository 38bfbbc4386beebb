import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { listFavourites } from '#shared/contracts/catalogue.ts';
import catalogue from '#shared/messages/en/catalogue.ts';
import { invoke } from '../world/invoke.ts';
import { productFixtures } from '../world/product-fixtures.ts';
import { fillInSignIn, it } from '../world/screen.ts';
import { following } from '../world/stream.ts';
import { createWorld, type World } from '../world/world.ts';

/** Letters only, because a wrong digit is no mistake. */
const mark = randomUUID().replaceAll(/[\d-]/g, 'k');
const [lemon, plain] = [`Čistič ${mark} citron`, `Čistič ${mark}`];
let world: World;
let wanted: string;
beforeAll(async () => {
  world = await createWorld();
  const { product, parameters } = await productFixtures(world);
  const scented = (option: number) => [
    { parameter_id: String(parameters.volume.id), value: 1 },
    { parameter_id: String(parameters.scent.id), value: String(parameters.scent.options[option].id) },
  ];
  wanted = String((await product({ name: lemon, values: scented(0) })).id);
  await product({ name: plain, values: scented(1) });
});

it('a guest finds a product by a word with a mistake, narrows, opens it and keeps it after signing in', async ({
  visit,
}) => {
  const page = await visit('/products/catalog');
  const box = page.getByRole('combobox', { name: catalogue.search.label });
  const products = page.getByRole('list', { name: catalogue.list.label });
  const typed = `cisitc ${mark}`;
  const search = async () => {
    await box.fill(typed);
    await box.press('Enter');
    return products.getByRole('article').count();
  };
  // A product is in the catalogue seconds after it was saved.
  await expect.poll(search, following).toBe(2);
  await page.getByRole('checkbox', { name: /^Lemon/ }).click();
  await expect.poll(() => products.getByRole('article').count()).toBe(1);
  await products.getByRole('link', { name: lemon }).last().click();
  await page.waitForURL(`**/products/view/${wanted}`);
  const heart = page.getByRole('button', { name: catalogue.card.favourite.replace('{{name}}', lemon) }).first();
  await heart.click();
  await fillInSignIn(page, world.people.buyer);
  await page.waitForURL(`**/products/view/${wanted}`);
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  const kept = async () => (await invoke(listFavourites, world.people.buyer)).body.ids;
  await expect.poll(kept).toEqual([wanted]);
});
