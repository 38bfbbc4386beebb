import { createReview } from '#shared/contracts/reviews.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { bought } from '../../world/bought.ts';
import { invoke } from '../../world/invoke.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const onSale = async (world: World) => {
  const { product, subcategory_id } = await productFixtures(world);
  await product({ name: 'Rukavice nitrilové, velikost L', stock: 0 });
  const boots = await product({
    name: 'Bezpečnostní obuv S3 SRC s kompozitní špicí, velikosti 36 až 47',
    price: 159_000,
    stock: 3,
  });
  const id = String((await product()).id);
  const { buyer, storeManager } = world.people;
  await bought(id, buyer, storeManager);
  ok(await invoke(createReview, storeManager, { params: { id }, body: { rating: 4, text: 'Voní.' } }));
  return { productOnSale: id, otherOnSale: String(boots.id), categoryOnSale: subcategory_id };
};

export default areaScreens({
  prepare: onSale,
  screens: {
    '/products/catalog': [
      { name: 'catalogue-guest', who: null, address: '/products/catalog' },
      { name: 'catalogue', who: 'buyer', address: '/products/catalog' },
      { name: 'catalogue-newcomer', who: 'newcomer', address: '/products/catalog' },
      { name: 'catalogue-worker', who: 'worker', address: '/products/catalog?text=obuv' },
      { name: 'catalogue-list', who: 'vendor', address: '/products/catalog?view=list&sort=price&in_stock=true' },
      {
        name: 'catalogue-none',
        who: null,
        address: `/products/catalog?text=xyzxyz&price_from=100000&new=true&parameters=${encodeURIComponent('{"gone":["a"]}')}`,
      },
    ],
    '/products/catalog/:id': [
      { name: 'catalogue-category', who: null, address: ({ categoryOnSale }) => `/products/catalog/${categoryOnSale}` },
      {
        name: 'catalogue-category-list',
        who: 'buyer',
        address: ({ categoryOnSale }) => `/products/catalog/${categoryOnSale}?view=list`,
      },
    ],
    '/products/view/:id': [
      { name: 'product-view-guest', who: null, address: ({ productOnSale }) => `/products/view/${productOnSale}` },
      { name: 'product-view', who: 'buyer', address: ({ productOnSale }) => `/products/view/${productOnSale}` },
      {
        name: 'product-view-not-bought',
        who: 'manager',
        address: ({ productOnSale }) => `/products/view/${productOnSale}`,
      },
      { name: 'product-view-missing', who: null, address: '/products/view/none' },
    ],
    '/products/compare': [
      {
        name: 'compare',
        who: null,
        address: ({ productOnSale, otherOnSale }) => `/products/compare?id=${productOnSale}&id=${otherOnSale}&id=none`,
      },
      { name: 'compare-none', who: 'buyer', address: '/products/compare' },
    ],
    '/products/favorites': [{ name: 'favourites', who: 'buyer', address: '/products/favorites' }],
    '/products/synonyms': [{ name: 'synonyms', who: 'admin', address: '/products/synonyms' }],
    '/catalogue': [{ name: 'catalogue-former', who: null, address: '/catalogue' }],
  },
});
