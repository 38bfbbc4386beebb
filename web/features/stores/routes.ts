import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.stores', to: paths.stores.list }];

export default areaRoutes('stores', [
  { path: '/stores/list', access: 'store.list', load: () => import('./store-list.tsx') },
  { path: '/stores/map', access: 'store.list', load: () => import('./store-map.tsx'), parents },
  { path: '/stores/new', access: 'store.create', load: () => import('./store-new.tsx'), parents },
  { path: '/stores/poster/:id', access: 'store.update', load: () => import('./store-poster.tsx'), parents },
  { path: '/stores/edit/:id', access: 'store.read', load: () => import('./store-edit.tsx'), parents },
]);
