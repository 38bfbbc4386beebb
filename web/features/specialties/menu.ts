import { FolderOpen, FolderTree, Hammer, ListTree } from 'lucide-react';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

export default [
  {
    label: 'specialtyList',
    to: paths.specialties.list,
    icon: Hammer,
    shortcut: 'P',
    places: [{ group: 'specialties', position: 10, roles: ['ROLE_ADMIN'] }],
  },
  {
    label: 'specialtyTree',
    to: paths.specialties.tree,
    icon: ListTree,
    shortcut: 'Q',
    places: [{ group: 'specialties', position: 20, roles: ['ROLE_ADMIN'] }],
  },
  {
    label: 'productCategories',
    to: paths.productCategories.list,
    icon: FolderOpen,
    shortcut: '6',
    places: [{ group: 'products', position: 30, roles: ['ROLE_ADMIN'] }],
  },
  {
    label: 'productCategoryTree',
    to: paths.productCategories.tree,
    icon: FolderTree,
    shortcut: '7',
    places: [{ group: 'products', position: 40, roles: ['ROLE_ADMIN'] }],
  },
] satisfies AreaMenu;
