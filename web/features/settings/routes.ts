import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('settings', [
  {
    path: paths.profile,
    access: 'signed-in',
    load: () => import('./profile.tsx'),
    messages: ['calendars', 'dashboard', 'promo', 'shifts'],
  },
]);
