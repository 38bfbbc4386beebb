import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('hours', [
  {
    path: paths.shifts.hours,
    access: 'hours.list',
    load: () => import('./hours-to-approve.tsx'),
    parents: [{ label: 'menu.shifts' }],
    messages: ['shifts'],
    board: true,
  },
]);
