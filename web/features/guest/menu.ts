import { ShoppingBag } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'catalogue',
    to: paths.catalogue,
    icon: ShoppingBag,
    letter: 'A',
    places: [{ group: 'you', position: 20, roles: ['ROLE_USER'] }],
  },
] satisfies AreaMenu;
