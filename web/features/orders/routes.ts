import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.orders', to: paths.orders.list, access: 'order.list' as const }];

export default areaRoutes('orders', [
  { path: paths.orders.list, access: 'order.list', load: () => import('./order-list.tsx') },
  { path: paths.orders.mine, access: 'order.read', load: () => import('./my-order-list.tsx') },
  { path: paths.orders.abandoned, access: 'order.list', load: () => import('./abandoned-carts.tsx'), parents },
  {
    path: paths.orders.view.pattern,
    access: 'order.read',
    load: () => import('./order-view.tsx'),
    parents,
    messages: ['supply', 'messages', 'chats'],
  },
  { path: paths.orders.edit.pattern, access: 'order.write', load: () => import('./order-edit.tsx'), parents },
  { path: paths.packingSlip.pattern, access: 'order.read', load: () => import('./order-document.tsx'), parents },
  { path: paths.sales, access: 'order.sales', load: () => import('./sales.tsx'), parents },
]);
