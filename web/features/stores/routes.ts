import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.stores', to: paths.stores.list }];

export default areaRoutes('stores', [
  { path: paths.stores.list, access: 'store.list', load: () => import('./store-list.tsx') },
  { path: paths.stores.map, access: 'store.list', load: () => import('./store-map.tsx'), parents },
  { path: paths.stores.new, access: 'store.create', load: () => import('./store-new.tsx'), parents },
  { path: paths.stores.poster.pattern, access: 'store.update', load: () => import('./store-poster.tsx'), parents },
  { path: paths.stores.mine, access: 'store.list', load: () => import('./my-store.tsx') },
  {
    path: paths.stores.edit.pattern,
    access: 'store.read',
    load: () => import('./store-edit.tsx'),
    parents,
    messages: ['clients'],
  },
]);
