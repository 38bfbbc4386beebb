import { Clock } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'hours',
    to: paths.shifts.hours,
    icon: Clock,
    shortcut: 'A',
    places: [
      {
        group: 'shifts',
        position: 35,
        roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER'],
      },
      { group: 'shifts', position: 45, roles: ['ROLE_STORE_MANAGER'] },
    ],
  },
] satisfies AreaMenu;
