import { Link2 } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

const clientList = { to: paths.clients.list, icon: Link2, shortcut: 'G' };

export default [
  {
    label: 'clients',
    ...clientList,
    places: [
      { group: 'companies', position: 40, roles: ['ROLE_ADMIN', 'ROLE_MANAGER'] },
      { group: 'company', position: 10, roles: ['ROLE_VENDOR'] },
    ],
  },
  { label: 'servedBy', ...clientList, places: [{ group: 'locations', position: 20, roles: ['ROLE_BUYER'] }] },
] satisfies AreaMenu;
