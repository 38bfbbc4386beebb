import { Layers, Sparkles } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'collections',
    to: paths.collections.list,
    icon: Layers,
    shortcut: '-',
    places: [{ group: 'products', position: 60, roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR'] }],
  },
  {
    label: 'newProducts',
    to: paths.newProducts,
    icon: Sparkles,
    shortcut: '.',
    places: [{ group: 'products', position: 70, roles: ['ROLE_ADMIN'] }],
  },
] satisfies AreaMenu;
