import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.specialtyList', to: paths.specialties.list }];

export default areaRoutes('specialties', [
  { path: '/categories/list', access: 'specialty.write', load: () => import('./specialty-list.tsx') },
  { path: '/categories/tree', access: 'specialty.write', load: () => import('./specialty-tree.tsx') },
  { path: '/categories/new', access: 'specialty.write', load: () => import('./specialty-new.tsx'), parents },
  { path: '/categories/edit/:id', access: 'specialty.write', load: () => import('./specialty-edit.tsx'), parents },
]);
