import { createSpecialty } from '#shared/contracts/specialties.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const newCategory = async ({ people }: World, name: string, parent_id: string | null = null): Promise<string> => {
  const names = { cs: name, en: name, ru: name };
  const body = { kind: 'product', names, descriptions: names, parent_id, active: parent_id === null };
  return ok(await invoke(createSpecialty, people.admin, { body })).id as string;
};
const aCategoryInAnother = async (world: World) => {
  const outer = await newCategory(world, 'Drinks');
  return { category: await newCategory(world, 'Juices', outer) };
};

export default areaScreens({
  prepare: aCategoryInAnother,
  screens: {
    '/categories/list': [{ name: 'specialty-list', who: 'admin', address: '/categories/list' }],
    '/categories/tree': [
      {
        name: 'specialty-tree',
        who: 'admin',
        address: ({ world }) => `/categories/tree?at=${world.specialties.cashier}`,
      },
    ],
    '/categories/new': [{ name: 'specialty-new', who: 'admin', address: '/categories/new' }],
    '/categories/edit/:id': [
      { name: 'specialty-edit', who: 'admin', address: ({ world }) => `/categories/edit/${world.specialties.cashier}` },
    ],
    '/products/categories/list': [
      { name: 'product-category-list', who: 'admin', address: '/products/categories/list' },
    ],
    '/products/categories/tree': [
      {
        name: 'product-category-tree',
        who: 'admin',
        address: ({ category }) => `/products/categories/tree?at=${category}`,
      },
    ],
    '/products/categories/new': [{ name: 'product-category-new', who: 'admin', address: '/products/categories/new' }],
    '/products/categories/edit/:id': [
      {
        name: 'product-category-edit',
        who: 'admin',
        address: ({ category }) => `/products/categories/edit/${category}`,
      },
    ],
  },
});
