import { Store } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

// No role has both, so they share a shortcut.
const look = { icon: Store, shortcut: 'S' };

export default [
  {
    label: 'stores',
    to: paths.stores.list,
    ...look,
    places: [
      { group: 'locations', position: 10, roles: ['ROLE_ADMIN', 'ROLE_BUYER'] },
      { group: 'company', position: 20, roles: ['ROLE_VENDOR'] },
    ],
  },
  {
    label: 'myStore',
    to: paths.stores.mine,
    ...look,
    places: [{ group: 'myStore', position: 10, roles: ['ROLE_STORE_MANAGER'] }],
  },
] satisfies AreaMenu;
