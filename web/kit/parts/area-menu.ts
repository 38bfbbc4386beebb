import type { CustomTypeOptions } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { Role } from '#shared/domain/roles.ts';

/** A message of `shell` under `menu`. */
type MenuLabel = keyof CustomTypeOptions['resources']['shell']['menu'];

/** The groups in the order of every menu. A role has those with its pages. */
export const menuGroups = [
  'specialties',
  'products',
  'shifts',
  'company',
  'locations',
  'myStore',
  'people',
  'companies',
  'statistics',
  'reading',
  'legal',
  'you',
] as const satisfies readonly MenuLabel[];

/** Pages of a group are in the order of their positions: tens, so that another area's page fits between two. */
export type MenuPlace = { group: (typeof menuGroups)[number]; position: number; roles: readonly Role[] };

export type MenuPage = {
  label: MenuLabel;
  to: string;
  icon: LucideIcon;
  /** Keyboard shortcut: G, then this key. Menus have more pages than keys, so that some have none. */
  shortcut?: string;
  places: readonly MenuPlace[];
};
/** The pages of an area in the menus, in `features/<area>/menu.ts`; app/menu-pages.ts finds these files. */
export type AreaMenu = readonly MenuPage[];
