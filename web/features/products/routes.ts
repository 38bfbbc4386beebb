import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.productList', to: paths.products.list }];

// The fields of parameters.
const messages = ['product-types'] as const;

export default areaRoutes('products', [
  {
    path: paths.products.list,
    access: 'product.list',
    load: () => import('./product-list.tsx'),
    messages: ['reviews'],
  },
  { path: paths.products.new, access: 'product.write', load: () => import('./product-new.tsx'), parents, messages },
  {
    path: paths.products.newOf.pattern,
    access: 'product.write',
    load: () => import('./product-new.tsx'),
    parents,
    messages,
  },
  {
    path: paths.products.import,
    access: 'product.write',
    load: () => import('./import-products.tsx'),
    parents,
    // Those of imports.
    messages: ['people'],
  },
  {
    path: paths.products.edit.pattern,
    access: 'product.list',
    load: () => import('./product-edit.tsx'),
    parents,
    messages: [...messages, 'reviews'],
  },
]);
