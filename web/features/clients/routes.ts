import { areaRoutes } from '../../resource/area-routes.ts';

export default areaRoutes('clients', [
  { path: '/clients', access: 'client.list', load: () => import('./client-list.tsx') },
]);
