import { User } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'profile',
    to: paths.profile,
    icon: User,
    shortcut: 'P',
    places: [{ group: 'you', position: 10, roles: ['ROLE_USER'] }],
  },
] satisfies AreaMenu;
