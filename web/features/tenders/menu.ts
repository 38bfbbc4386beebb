import { ScrollText } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

// No role has both, so they share a shortcut.
const look = { label: 'tenders', icon: ScrollText, shortcut: '=' } as const;

export default [
  {
    ...look,
    to: paths.tenders.list,
    places: [{ group: 'products', position: 90, roles: ['ROLE_ADMIN', 'ROLE_MANAGER'] }],
  },
  {
    ...look,
    to: paths.tenders.mine,
    places: [{ group: 'products', position: 90, roles: ['ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER'] }],
  },
] satisfies AreaMenu;
