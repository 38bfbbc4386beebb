import { LifeBuoy } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'chats',
    to: paths.chats.list,
    icon: LifeBuoy,
    shortcut: "'",
    places: [
      {
        group: 'you',
        position: 40,
        roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
      },
    ],
  },
] satisfies AreaMenu;
