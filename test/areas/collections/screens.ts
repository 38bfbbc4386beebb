import { randomUUID } from 'node:crypto';
import { collectionWrite } from '../../../functions/data/collections/collections.ts';
import { transact } from '../../../functions/data/table.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { productFixtures } from '../../world/product-fixtures.ts';
import type { World } from '../../world/world.ts';

const names = { cs: 'Na zimu', en: 'For winter', ru: 'К зиме' };

const prepare = async (world: World) => {
  const { product } = await productFixtures(world);
  const product_ids = [
    String((await product()).id),
    String((await product({ name: 'Rukavice nitrilové, velikost L', active: false })).id),
  ];
  const id = randomUUID();
  const collection = { id, version: 1, names, active: true, product_ids, cover_id: null };
  await transact([
    collectionWrite(undefined, collection),
    collectionWrite(undefined, { ...collection, id: randomUUID(), active: false, product_ids: [] }),
  ]);
  return { collection: id };
};
const edit = ({ collection }: Awaited<ReturnType<typeof prepare>>) => `/collections/edit/${collection}`;

export default areaScreens({
  prepare,
  screens: {
    '/collections/list': [
      { name: 'collection-list', who: 'admin', address: '/collections/list' },
      { name: 'collection-list-read', who: 'vendor', address: '/collections/list' },
    ],
    '/collections/create': [{ name: 'collection-new', who: 'admin', address: '/collections/create' }],
    '/collections/edit/:id': [
      { name: 'collection-edit', who: 'admin', address: edit },
      { name: 'collection-read', who: 'vendor', address: edit },
    ],
    '/products/new_days': [{ name: 'new-products', who: 'admin', address: '/products/new_days' }],
  },
});
