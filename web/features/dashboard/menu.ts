import { LayoutDashboard } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'dashboard',
    to: paths.dashboard,
    icon: LayoutDashboard,
    shortcut: 'J',
    places: [
      {
        group: 'shifts',
        position: 10,
        roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
      },
    ],
  },
] satisfies AreaMenu;
