import { auditAreas } from '#shared/domain/audit/fields.ts';
import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('panel', [
  {
    path: paths.audit,
    access: 'signed-in',
    load: () => import('./audit/audit-list.tsx'),
    messages: auditAreas,
  },
]);
