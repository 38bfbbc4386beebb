import { Equal, Heart, ShoppingBag } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'catalogue',
    to: paths.catalogue,
    icon: ShoppingBag,
    shortcut: '8',
    places: [
      {
        group: 'products',
        position: 5,
        roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
      },
      { group: 'you', position: 20, roles: ['ROLE_USER'] },
    ],
  },
  {
    label: 'favourites',
    to: paths.favourites,
    icon: Heart,
    shortcut: 'F',
    places: [
      {
        group: 'products',
        position: 30,
        roles: ['ROLE_MANAGER', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
      },
    ],
  },
  {
    label: 'synonyms',
    to: paths.synonyms,
    icon: Equal,
    shortcut: '0',
    places: [{ group: 'products', position: 80, roles: ['ROLE_ADMIN'] }],
  },
] satisfies AreaMenu;
