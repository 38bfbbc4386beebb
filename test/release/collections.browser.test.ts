import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { listCollections } from '#shared/contracts/collections.ts';
import texts from '#shared/messages/en/collections.ts';
import { invoke } from '../world/invoke.ts';
import { picture } from '../world/pictures.ts';
import { productFixtures } from '../world/product-fixtures.ts';
import { it } from '../world/screen.ts';
import { createWorld, type World } from '../world/world.ts';

const mark = randomUUID().slice(0, 8);
const [small, large] = [`Gloves ${mark} S`, `Gloves ${mark} L`];
let world: World;
let ids: string[];
beforeAll(async () => {
  world = await createWorld();
  const { product } = await productFixtures(world);
  ids = [String((await product({ name: small })).id), String((await product({ name: large })).id)];
});

it('an admin puts products in a collection with a cover, and one of them no longer counts as new', async ({
  signInAs,
}) => {
  const name = `Winter ${mark}`;
  const page = await signInAs(world.people.admin, '/collections/create');
  for (const language of ['cs', 'en', 'ru'] as const) await page.getByLabel(texts.form.name[language]).fill(name);
  for (const product of [large, small]) {
    await page.getByRole('combobox', { name: texts.products.add }).fill(mark);
    await page.getByRole('option', { name: product }).click();
  }
  await page.getByRole('button', { name: `Move up: ${small}` }).click();
  await page.getByRole('button', { name: texts.create }).click();

  const buffer = Buffer.from(picture(300, 200).get_bytes());
  await page.getByLabel(texts.cover.choose).setInputFiles({ name: 'winter.png', mimeType: 'image/png', buffer });
  await page.getByRole('status').getByText(texts.cover.saved).waitFor();
  await page.goto('/collections/list');
  await page.getByRole('searchbox', { name: texts.search }).fill(mark);
  await page.getByRole('row').filter({ hasText: name }).locator('img[src*="/files/collection-cover/"]').waitFor();
  const { body } = await invoke(listCollections, world.people.buyer, { query: { name: mark } });
  expect(body.data).toMatchObject([{ product_ids: ids, active: true }]);

  await page.goto('/products/new_days?per_page=100');
  const row = page.getByRole('row').filter({ hasText: small });
  await row.getByRole('button', { name: texts.newOnes.remove.button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: texts.newOnes.remove.confirm }).click();
  await row.waitFor({ state: 'detached' });
});
