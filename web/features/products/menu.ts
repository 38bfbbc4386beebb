import { Package } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'productList',
    to: paths.products.list,
    icon: Package,
    shortcut: '4',
    places: [{ group: 'products', position: 10, roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR'] }],
  },
] satisfies AreaMenu;
