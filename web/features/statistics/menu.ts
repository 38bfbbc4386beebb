import { BarChart3, Building2 } from 'lucide-react';
import type { Role } from '#shared/domain/roles.ts';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

const readers: readonly Role[] = [
  'ROLE_ADMIN',
  'ROLE_VENDOR',
  'ROLE_BUYER',
  'ROLE_BUYER_MANAGER',
  'ROLE_STORE_MANAGER',
];

// The menu of an admin uses all letters.
export default [
  {
    label: 'staffStatistics',
    to: paths.statistics.staffs,
    icon: BarChart3,
    shortcut: '1',
    places: [{ group: 'statistics', position: 10, roles: readers }],
  },
  {
    label: 'objectStatistics',
    to: paths.statistics.objects,
    icon: Building2,
    shortcut: '2',
    places: [{ group: 'statistics', position: 20, roles: [...readers, 'ROLE_MANAGER'] }],
  },
] satisfies AreaMenu;
