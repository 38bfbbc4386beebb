import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('pay', [
  {
    path: paths.shifts.tariffs,
    access: 'coefficient.list',
    load: () => import('./coefficient-list.tsx'),
    parents: [{ label: 'menu.shifts' }],
  },
]);
