import { SlidersHorizontal } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'systemSettings',
    to: paths.system.settings,
    icon: SlidersHorizontal,
    shortcut: ']',
    places: [{ group: 'companies', position: 90, roles: ['ROLE_ADMIN'] }],
  },
] satisfies AreaMenu;
