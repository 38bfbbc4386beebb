import { CalendarDays, CalendarPlus, List, UserRoundCheck } from 'lucide-react';
import type { Role } from '#shared/domain/roles.ts';
import type { AreaMenu } from '../../kit/parts/area-menu.ts';
import { paths } from '../../paths.ts';

const planners: readonly Role[] = ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_VENDOR', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER'];

export default [
  {
    label: 'coverage',
    to: paths.shifts.board,
    icon: UserRoundCheck,
    shortcut: '+',
    places: [{ group: 'shifts', position: 5, roles: [...planners, 'ROLE_STORE_MANAGER'] }],
  },
  {
    label: 'calendar',
    to: paths.shifts.calendar,
    icon: CalendarDays,
    shortcut: 'C',
    places: [
      { group: 'shifts', position: 20, roles: planners },
      { group: 'shifts', position: 40, roles: ['ROLE_STORE_MANAGER'] },
    ],
  },
  {
    label: 'shiftList',
    to: paths.shifts.list,
    icon: List,
    shortcut: 'L',
    places: [{ group: 'shifts', position: 30, roles: [...planners, 'ROLE_STORE_MANAGER'] }],
  },
  {
    label: 'newShift',
    to: paths.shifts.new,
    icon: CalendarPlus,
    places: [{ group: 'shifts', position: 31, roles: [...planners, 'ROLE_STORE_MANAGER'] }],
  },
] satisfies AreaMenu;
