import { ReceiptText } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'invoices',
    to: paths.invoices.list,
    icon: ReceiptText,
    places: [
      { group: 'company', position: 35, roles: ['ROLE_VENDOR', 'ROLE_BUYER'] },
      { group: 'companies', position: 45, roles: ['ROLE_ADMIN', 'ROLE_MANAGER'] },
      { group: 'products', position: 15, roles: ['ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'] },
    ],
  },
] satisfies AreaMenu;
