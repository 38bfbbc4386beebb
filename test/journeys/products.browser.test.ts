import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { getProduct, listProducts } from '#shared/contracts/products.ts';
import { createSpecialty } from '#shared/contracts/specialties.ts';
import types from '#shared/messages/en/product-types.ts';
import products from '#shared/messages/en/products.ts';
import { invoke } from '../world/invoke.ts';
import { picture } from '../world/pictures.ts';
import { checkScreen, it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

const mark = randomUUID().slice(0, 8);
const category = `Gloves ${mark}`;
let world: World;
beforeAll(async () => {
  world = await createWorld();
  const names = { cs: category, en: category, ru: category };
  const body = { kind: 'product', names, descriptions: names, parent_id: null, active: true };
  ok(await invoke(createSpecialty, world.people.admin, { body }));
});

it('an admin makes a product type with a parameter, a vendor a product of it with a photo', async ({ signInAs }) => {
  const { admin, vendor } = world.people;
  const type = `Glove ${mark}`;
  const ofAdmin = await signInAs(admin, '/products/types/create');
  for (const language of ['cs', 'en', 'ru'] as const) await ofAdmin.getByLabel(types.form.name[language]).fill(type);
  await ofAdmin.getByRole('button', { name: types.create }).click();
  await ofAdmin.getByRole('button', { name: types.parameters.add }).first().click();
  const drawer = ofAdmin.getByRole('complementary', { name: types.parameters.new });
  for (const language of ['cs', 'en', 'ru'] as const) await drawer.getByLabel(types.form.name[language]).fill('Size');
  await drawer.getByRole('button', { name: types.parameters.add }).click();
  await ofAdmin.getByRole('listitem').filter({ hasText: 'Size' }).first().waitFor();

  const page = await signInAs(vendor, '/products/create');
  await page.getByLabel(products.fields.name, { exact: true }).fill('Nitrile gloves');
  await page.getByRole('combobox', { name: products.columns.category }).fill(mark);
  await page.getByRole('option', { name: category }).click();
  for (const [label, value] of [
    [products.fields.price, '129,90'],
    [products.fields.sku, `NG-${mark}`],
    [products.fields.barcode, '8590031100013'],
    [products.fields.stock, '40'],
    [products.form.height, '60'],
    [products.form.length, '240'],
    [products.form.width, '120'],
    [products.form.weight, '450'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('combobox', { name: products.columns.type }).fill(mark);
  await page.getByRole('option', { name: type }).click();
  await page.getByLabel('Size').fill('L');
  await page.getByRole('button', { name: products.create }).click();
  await page.getByText('The check digit is wrong').waitFor();
  await checkScreen(page, 'product-new-error');
  await page.getByLabel(products.fields.barcode, { exact: true }).fill('8590031100012');
  await page.getByRole('button', { name: products.create }).click();

  await page.getByRole('link', { name: products.tabs.photos }).click();
  const buffer = Buffer.from(picture(300, 200).get_bytes());
  await page.getByLabel(products.photos.add).setInputFiles({ name: 'glove.png', mimeType: 'image/png', buffer });
  await page.getByRole('status').getByText(products.photos.added).waitFor();
  await page.goto('/products/list');
  await page.getByRole('searchbox', { name: products.search }).fill('nitri');
  await page
    .getByRole('row')
    .filter({ hasText: 'Nitrile gloves' })
    .locator('img[src*="/files/product-photo/"]')
    .waitFor();

  const [found] = (await invoke(listProducts, vendor, { query: { text: mark } })).body.data;
  const { body } = await invoke(getProduct, vendor, { params: { id: found.id } });
  expect(body.data).toMatchObject({
    price: 12_990,
    stock: 40,
    values: [{ value: 'L' }],
    media: { photos: [{ main: true }] },
  });
});
