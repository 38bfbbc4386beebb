import { Percent } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'tariffs',
    to: paths.shifts.tariffs,
    icon: Percent,
    shortcut: '3',
    places: [
      {
        group: 'shifts',
        position: 50,
        roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
      },
    ],
  },
] satisfies AreaMenu;
