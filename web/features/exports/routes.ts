import { areaRoutes } from '../../kit/parts/area-routes.ts';

export default areaRoutes('exports', [
  { path: '/exports', access: 'signed-in', load: () => import('./export-list.tsx') },
]);
