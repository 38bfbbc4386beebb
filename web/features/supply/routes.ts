import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const { list, history, view } = paths.deliveryDocuments;
const messages = ['orders'] as const;
const read = 'delivery-document.read';

export default areaRoutes('supply', [
  { path: paths.supply, access: 'supply.write', load: () => import('./supply.tsx'), messages: ['orders', 'cart'] },
  { path: list, access: read, load: () => import('./document-list.tsx'), messages },
  { path: history, access: read, load: () => import('./document-history.tsx'), messages },
  {
    path: view.pattern,
    access: read,
    load: () => import('./document-view.tsx'),
    messages,
    parents: [{ label: 'menu.documents', to: list, access: read }],
  },
]);
