import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.specialtyList', to: paths.specialties.list }];
const inProducts = [{ label: 'menu.products' }];
const inCategories = [...inProducts, { label: 'menu.productCategories', to: paths.productCategories.list }];

export default areaRoutes('specialties', [
  { path: paths.specialties.list, access: 'specialty.write', load: () => import('./specialty-list.tsx') },
  { path: paths.specialties.tree, access: 'specialty.write', load: () => import('./specialty-tree.tsx') },
  { path: paths.specialties.new, access: 'specialty.write', load: () => import('./specialty-new.tsx'), parents },
  {
    path: paths.specialties.edit.pattern,
    access: 'specialty.write',
    load: () => import('./specialty-edit.tsx'),
    parents,
  },
  {
    path: paths.productCategories.list,
    access: 'specialty.write',
    load: () => import('./product-category-list.tsx'),
    parents: inProducts,
  },
  {
    path: paths.productCategories.tree,
    access: 'specialty.write',
    load: () => import('./product-category-tree.tsx'),
    parents: inProducts,
  },
  {
    path: paths.productCategories.new,
    access: 'specialty.write',
    load: () => import('./product-category-new.tsx'),
    parents: inCategories,
  },
  {
    path: paths.productCategories.edit.pattern,
    access: 'specialty.write',
    load: () => import('./product-category-edit.tsx'),
    parents: inCategories,
  },
]);
