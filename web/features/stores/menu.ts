import { Store } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

const storeList = { to: paths.stores.list, icon: Store, shortcut: 'S' };

export default [
  {
    label: 'stores',
    ...storeList,
    places: [
      { group: 'locations', position: 10, roles: ['ROLE_ADMIN', 'ROLE_BUYER'] },
      { group: 'company', position: 20, roles: ['ROLE_VENDOR'] },
    ],
  },
  { label: 'myStore', ...storeList, places: [{ group: 'myStore', position: 10, roles: ['ROLE_STORE_MANAGER'] }] },
] satisfies AreaMenu;
