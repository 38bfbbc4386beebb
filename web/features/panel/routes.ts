import { areaRoutes } from '../../kit/parts/area-routes.ts';

export default areaRoutes('panel', [
  { path: '/audit', access: 'signed-in', load: () => import('./audit/audit-list.tsx') },
]);
