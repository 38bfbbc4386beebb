import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('worker', [
  {
    path: paths.worker,
    access: 'signed-in',
    layout: 'worker',
    load: () => import('./my-day.tsx'),
    messages: ['chats'],
  },
]);
