import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('notifications', [
  {
    path: paths.notifications.settings,
    access: 'signed-in',
    load: () => import('./notification-settings.tsx'),
    messages: ['panel'],
  },
  { path: paths.notifications.open, access: 'signed-in', load: () => import('./open-notification.tsx') },
]);
