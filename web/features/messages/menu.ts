import { MessageSquareText } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'messages',
    to: paths.threads,
    icon: MessageSquareText,
    places: [
      {
        group: 'products',
        position: 9,
        roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
      },
    ],
  },
] satisfies AreaMenu;
