import { Newspaper, PenLine } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'blog',
    to: paths.blog,
    icon: Newspaper,
    shortcut: ';',
    places: [
      {
        group: 'reading',
        position: 10,
        roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
      },
      { group: 'you', position: 30, roles: ['ROLE_USER'] },
    ],
  },
  {
    label: 'publications',
    to: paths.publications.list,
    icon: PenLine,
    shortcut: '/',
    places: [{ group: 'reading', position: 20, roles: ['ROLE_ADMIN', 'ROLE_MANAGER'] }],
  },
] satisfies AreaMenu;
