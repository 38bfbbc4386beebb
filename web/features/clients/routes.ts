import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.cooperation', to: paths.clients.list }];

export default areaRoutes('clients', [
  { path: paths.clients.list, access: 'client.list', load: () => import('./client-list.tsx'), messages: ['pay'] },
  { path: paths.clients.requests, access: 'service-request.list', load: () => import('./request-list.tsx'), parents },
  {
    path: paths.clients.find,
    access: 'performer.list',
    load: () => import('./performer-list.tsx'),
    parents,
    messages: ['companies'],
  },
]);
