import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.specialtyList', to: paths.specialties.list }];

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
]);
