import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.broadcasts', to: paths.broadcasts.list }];

export default areaRoutes('broadcasts', [
  { path: paths.broadcasts.list, access: 'broadcast.write', load: () => import('./broadcast-list.tsx') },
  { path: paths.broadcasts.new, access: 'broadcast.write', load: () => import('./broadcast-new.tsx'), parents },
  {
    path: paths.broadcasts.edit.pattern,
    access: 'broadcast.write',
    load: () => import('./broadcast-edit.tsx'),
    parents,
  },
  { path: paths.broadcasts.view.pattern, access: 'signed-in', load: () => import('./broadcast-view.tsx') },
]);
