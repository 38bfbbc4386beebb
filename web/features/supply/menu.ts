import { PackageCheck } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'documents',
    to: paths.deliveryDocuments.list,
    icon: PackageCheck,
    places: [
      {
        group: 'products',
        position: 8,
        roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
      },
    ],
  },
] satisfies AreaMenu;
