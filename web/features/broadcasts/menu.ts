import { Megaphone } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'broadcasts',
    to: paths.broadcasts.list,
    icon: Megaphone,
    shortcut: '[',
    places: [{ group: 'reading', position: 30, roles: ['ROLE_ADMIN'] }],
  },
] satisfies AreaMenu;
