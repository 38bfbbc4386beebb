import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('exports', [
  { path: paths.exports, access: 'signed-in', load: () => import('./export-list.tsx') },
]);
