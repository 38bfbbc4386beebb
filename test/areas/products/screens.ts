import { areaScreens } from '../../world/area-screens.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import type { World } from '../../world/world.ts';

const aShelf = async (world: World) => {
  const { product } = await productFixtures(world);
  await product({ name: 'Rukavice nitrilové, velikost L', active: false, stock: 0 });
  return { product: String((await product()).id) };
};

export default areaScreens({
  prepare: aShelf,
  screens: {
    '/products/list': [
      { name: 'product-list', who: 'vendor', address: '/products/list' },
      { name: 'product-list-admin', who: 'admin', address: '/products/list?active=true' },
    ],
    '/products/create': [{ name: 'product-new', who: 'vendor', address: '/products/create' }],
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
    ],
  },
});
