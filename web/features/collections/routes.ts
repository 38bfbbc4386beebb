import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.collections', to: paths.collections.list }];

export default areaRoutes('collections', [
  { path: paths.collections.list, access: 'collection.read', load: () => import('./collection-list.tsx') },
  { path: paths.collections.new, access: 'collection.write', load: () => import('./collection-new.tsx'), parents },
  {
    path: paths.collections.edit.pattern,
    access: 'collection.read',
    load: () => import('./collection-edit.tsx'),
    parents,
  },
  { path: paths.newProducts, access: 'new-days.write', load: () => import('./new-products.tsx') },
]);
