import { CreditCard, Receipt } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'plan',
    to: paths.plan,
    icon: CreditCard,
    shortcut: 'R',
    places: [{ group: 'company', position: 40, roles: ['ROLE_VENDOR', 'ROLE_BUYER'] }],
  },
  {
    label: 'plans',
    to: paths.tariffs.vendors,
    icon: Receipt,
    shortcut: ',',
    places: [{ group: 'companies', position: 50, roles: ['ROLE_ADMIN'] }],
  },
] satisfies AreaMenu;
