import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.productTypes', to: paths.productTypes.list }];

export default areaRoutes('product-types', [
  { path: paths.productTypes.list, access: 'product-type.read', load: () => import('./product-type-list.tsx') },
  { path: paths.productTypes.new, access: 'product-type.write', load: () => import('./product-type-new.tsx'), parents },
  {
    path: paths.productTypes.edit.pattern,
    access: 'product-type.read',
    load: () => import('./product-type-edit.tsx'),
    parents,
  },
]);
