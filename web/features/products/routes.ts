import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.productList', to: paths.products.list }];

export default areaRoutes('products', [
  { path: paths.products.list, access: 'product.list', load: () => import('./product-list.tsx') },
  { path: paths.products.new, access: 'product.write', load: () => import('./product-new.tsx'), parents },
  { path: paths.products.newOf.pattern, access: 'product.write', load: () => import('./product-new.tsx'), parents },
  { path: paths.products.edit.pattern, access: 'product.list', load: () => import('./product-edit.tsx'), parents },
]);
