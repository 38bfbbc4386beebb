import { areaRoutes } from '../../kit/parts/area-routes.ts';

export default areaRoutes('settings', [
  { path: '/dashboard', access: 'dashboard.read', load: () => import('./dashboard.tsx') },
  { path: '/settings/profile', access: 'signed-in', load: () => import('./profile.tsx') },
]);
