import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('audit', [
  {
    path: paths.audit,
    access: 'signed-in',
    load: () => import('./audit-list.tsx'),
    messages: ['audited', 'legal', 'pay'],
  },
]);
