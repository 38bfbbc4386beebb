import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('dashboard', [
  { path: paths.dashboard, access: 'dashboard.read', load: () => import('./dashboard.tsx'), messages: ['shifts'] },
]);
