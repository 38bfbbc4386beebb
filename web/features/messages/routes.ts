import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('messages', [
  { path: paths.threads, access: 'message.read', load: () => import('./thread-list.tsx'), messages: ['orders'] },
]);
