import { Building2, Handshake, ShoppingCart } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'company',
    to: paths.companies.own,
    icon: Building2,
    shortcut: 'D',
    places: [{ group: 'company', position: 5, roles: ['ROLE_VENDOR', 'ROLE_BUYER'] }],
  },
  {
    label: 'allCompanies',
    to: paths.companies.list,
    icon: Building2,
    shortcut: 'Z',
    places: [{ group: 'companies', position: 10, roles: ['ROLE_ADMIN'] }],
  },
  {
    label: 'performerCompanies',
    to: paths.companies.vendors,
    icon: Handshake,
    shortcut: 'R',
    places: [{ group: 'companies', position: 20, roles: ['ROLE_ADMIN'] }],
  },
  {
    label: 'customerCompanies',
    to: paths.companies.customers,
    icon: ShoppingCart,
    shortcut: 'D',
    places: [{ group: 'companies', position: 30, roles: ['ROLE_ADMIN'] }],
  },
] satisfies AreaMenu;
