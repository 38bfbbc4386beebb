import { History } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'audit',
    to: paths.audit,
    icon: History,
    shortcut: 'H',
    places: [
      { group: 'people', position: 90, roles: ['ROLE_ADMIN', 'ROLE_BUYER'] },
      { group: 'company', position: 30, roles: ['ROLE_VENDOR'] },
    ],
  },
] satisfies AreaMenu;
