import { areaRoutes } from '../../kit/parts/area-routes.ts';

export default areaRoutes('guest', [
  { path: '/catalogue', access: 'public', layout: 'public', load: () => import('./catalogue.tsx') },
  { path: '/stores/view/:id', access: 'public', layout: 'public', load: () => import('./store-view.tsx') },
]);
