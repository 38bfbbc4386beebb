import { CalendarDays, List, Store } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { may } from '#shared/domain/access.ts';
import type { Permission } from '#shared/domain/access.ts';
import type { Role } from '#shared/domain/roles.ts';
import { paths } from '../paths.ts';

/** The side menu by role: what the role may do decides, so a page's permission is said once, beside its place. */
type MenuPage = {
  label: 'calendar' | 'shiftList' | 'stores';
  to: string;
  icon: LucideIcon;
  permission: Permission;
  /** After G it goes there. */
  letter: string;
};
type MenuGroup = { label: 'shifts' | 'company'; pages: readonly MenuPage[] };

const groups: readonly MenuGroup[] = [
  {
    label: 'shifts',
    pages: [
      { label: 'calendar', to: paths.shifts.calendar, icon: CalendarDays, permission: 'shift.list', letter: 'C' },
      { label: 'shiftList', to: paths.shifts.list, icon: List, permission: 'shift.list', letter: 'L' },
    ],
  },
  {
    label: 'company',
    pages: [{ label: 'stores', to: paths.stores.list, icon: Store, permission: 'store.list', letter: 'S' }],
  },
];

/** A worker has no menu: one page. */
export const menuOf = (role: Role): readonly MenuGroup[] =>
  role === 'ROLE_VENDOR_STAFF'
    ? []
    : groups
        .map((group) => ({ ...group, pages: group.pages.filter(({ permission }) => may(role, permission)) }))
        .filter(({ pages }) => pages.length > 0);
