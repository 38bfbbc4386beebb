import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('legal', [
  {
    path: paths.documents.page.pattern,
    access: 'readers',
    layout: 'public',
    load: () => import('./document-page.tsx'),
  },
  { path: paths.documents.edit.pattern, access: 'document.write', load: () => import('./document-edit.tsx') },
]);
