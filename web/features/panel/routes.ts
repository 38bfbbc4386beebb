import { areaRoutes } from '../../resource/area-routes.ts';

export default areaRoutes('panel', [
  { path: '/audit', access: 'signed-in', load: () => import('./audit/audit-list.tsx') },
]);
