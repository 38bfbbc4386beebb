import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('guest', [
  { path: paths.stores.view.pattern, access: 'public', layout: 'public', load: () => import('./store-view.tsx') },
]);
