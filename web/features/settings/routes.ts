import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('settings', [
  { path: paths.dashboard, access: 'dashboard.read', load: () => import('./dashboard.tsx'), messages: ['shifts'] },
  { path: paths.profile, access: 'signed-in', load: () => import('./profile.tsx'), messages: ['promo', 'shifts'] },
]);
