import { ClipboardList } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

// No role has both, so they share a shortcut.
const look = { icon: ClipboardList, shortcut: '9' };

export default [
  {
    label: 'orders',
    to: paths.orders.list,
    ...look,
    places: [{ group: 'products', position: 7, roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR'] }],
  },
  {
    label: 'myOrders',
    to: paths.orders.mine,
    ...look,
    places: [{ group: 'products', position: 7, roles: ['ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'] }],
  },
] satisfies AreaMenu;
