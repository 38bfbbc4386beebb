import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.tenders', to: paths.tenders.list, access: 'tender.read' as const }];

export default areaRoutes('tenders', [
  { path: paths.tenders.list, access: 'tender.read', load: () => import('./tender-list.tsx') },
  { path: paths.tenders.mine, access: 'tender.read', load: () => import('./my-tender-list.tsx') },
  { path: paths.tenders.new, access: 'tender.write', load: () => import('./tender-new.tsx'), parents },
  { path: paths.tenders.view.pattern, access: 'tender.read', load: () => import('./tender-view.tsx'), parents },
  { path: paths.tenders.edit.pattern, access: 'tender.write', load: () => import('./tender-edit.tsx'), parents },
  {
    path: paths.tenders.print.pattern,
    access: 'tender.read',
    load: () => import('./slip.tsx'),
    parents,
    messages: ['orders'],
  },
]);
