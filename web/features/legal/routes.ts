import { areaRoutes } from '../../kit/parts/area-routes.ts';

export default areaRoutes('legal', [
  { path: '/documents/:page', access: 'readers', layout: 'public', load: () => import('./document-page.tsx') },
  { path: '/documents/edit/:type', access: 'document.write', load: () => import('./document-edit.tsx') },
]);
