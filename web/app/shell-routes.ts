import { areaRoutes } from '../kit/parts/area-routes.ts';

/** The shell's own screens. */
export default areaRoutes('shell', [
  { path: '/error/error-v1', access: 'signed-in', load: () => import('./missing.tsx') },
]);
