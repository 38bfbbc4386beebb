import { createReview, moderateReview } from '#shared/contracts/reviews.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { bought } from '../../world/bought.ts';
import { invoke } from '../../world/invoke.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const aShelf = async (world: World) => {
  const { product } = await productFixtures(world);
  await product({ name: 'Rukavice nitrilové, velikost L', active: false, stock: 0 });
  const id = String((await product()).id);
  const { admin, rivalWorker, buyer } = world.people;
  const params = { id };
  await bought(id, rivalWorker, buyer);
  const review = async (who: Account, rating: number) =>
    ok(await invoke(createReview, who, { params, body: { rating, text: 'Voní.\nNa bílé prádlo ale nestačí.' } }));
  await review(rivalWorker, 5);
  const { id: review_id } = await review(buyer, 2);
  ok(await invoke(moderateReview, admin, { params, body: { review_id, hidden: true } }));
  return { product: id };
};

/** Rows with mistakes that the browser finds, and one that the server finds. */
const checkFaultyRows: Screen['open'] = async (page) => {
  const rows = [
    'SKU;Název;Čárový kód;Cena;Sklad;Kategorie;Typ;Poznámka',
    'S-1;Mýdlo;8590031100012;49,90;10;Kategorie, která neexistuje;Typ, který neexistuje;',
    ';=1+1;123;zdarma;-1;;;',
    'S-2;Rukavice nitrilové, velikost L;;1.234;;;;',
    's-1;Mýdlo podruhé;;;;;;',
  ];
  const file = { name: 'Ceník.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  const check = page.locator('main section').last();
  await check.getByRole('button').click();
  await check.getByRole('listitem').nth(3).waitFor();
};

export default areaScreens({
  prepare: aShelf,
  screens: {
    '/products/list': [
      { name: 'product-list', who: 'vendor', address: '/products/list' },
      { name: 'product-list-admin', who: 'admin', address: '/products/list?active=true' },
    ],
    '/products/create': [
      { name: 'product-new', who: 'vendor', address: '/products/create' },
      { name: 'product-copy', who: 'vendor', address: ({ product }) => `/products/create?from=${product}` },
    ],
    '/products/import': [
      { name: 'import-products', who: 'admin', address: '/products/import' },
      { name: 'import-products-checked', who: 'vendor', address: '/products/import', open: checkFaultyRows },
    ],
    '/products/create/company/:id/:name': [
      {
        name: 'product-new-of-company',
        who: 'admin',
        address: ({ world: { companies } }) =>
          `/products/create/company/${companies.performer.id}/${companies.performer.name}`,
      },
    ],
    '/products/edit/:id': [
      { name: 'product-edit', who: 'vendor', address: ({ product }) => `/products/edit/${product}` },
      { name: 'product-stock', who: 'vendor', address: ({ product }) => `/products/edit/${product}?tab=stock` },
      { name: 'product-photos', who: 'vendor', address: ({ product }) => `/products/edit/${product}?tab=photos` },
      { name: 'product-files', who: 'vendor', address: ({ product }) => `/products/edit/${product}?tab=files` },
      { name: 'product-reviews', who: 'vendor', address: ({ product }) => `/products/edit/${product}?tab=reviews` },
      {
        name: 'product-reviews-admin',
        who: 'admin',
        address: ({ product }) => `/products/edit/${product}?tab=reviews`,
      },
    ],
  },
});
