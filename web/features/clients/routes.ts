import { areaRoutes } from '../../resource/area-routes.ts';

export default areaRoutes('clients', [
  { path: '/clients', access: 'client.list', load: () => import('./client-list.tsx') },
  { path: '/clients/requests', access: 'service-request.list', load: () => import('./request-list.tsx') },
  { path: '/clients/find', access: 'performer.list', load: () => import('./performer-list.tsx') },
]);
