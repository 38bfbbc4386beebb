import { Tags } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'productTypes',
    to: paths.productTypes.list,
    icon: Tags,
    shortcut: '5',
    places: [{ group: 'products', position: 20, roles: ['ROLE_ADMIN'] }],
  },
] satisfies AreaMenu;
