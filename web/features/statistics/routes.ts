import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const inStatistics = { parents: [{ label: 'menu.statistics' }] };

export default areaRoutes('statistics', [
  {
    path: paths.statistics.staffs,
    access: 'statistics.read',
    load: () => import('./staff-statistics.tsx'),
    messages: ['hours'],
    ...inStatistics,
  },
  {
    path: paths.statistics.objects,
    access: 'statistics.read',
    load: () => import('./object-statistics.tsx'),
    ...inStatistics,
  },
  {
    path: paths.statistics.payslip.pattern,
    access: 'payslip.read',
    load: () => import('./payslip.tsx'),
    messages: ['hours'],
    parents: [{ label: 'menu.staffStatistics', to: paths.statistics.staffs }],
  },
]);
