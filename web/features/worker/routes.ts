import { areaRoutes } from '../../kit/parts/area-routes.ts';

export default areaRoutes('worker', [
  { path: '/my', access: 'signed-in', layout: 'worker', load: () => import('./my-day.tsx') },
]);
