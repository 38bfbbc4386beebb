import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const inShifts = { parents: [{ label: 'menu.shifts' }] };
const inList = { parents: [{ label: 'menu.shiftList', to: paths.shifts.list }] };

export default areaRoutes('shifts', [
  {
    path: paths.shifts.calendar,
    access: 'shift.list',
    load: () => import('./calendar/shift-calendar.tsx'),
    board: true,
    ...inShifts,
  },
  {
    path: paths.shifts.board,
    access: 'dashboard.read',
    load: () => import('./board/today-on-site.tsx'),
    board: true,
    ...inShifts,
  },
  { path: paths.shifts.list, access: 'shift.list', load: () => import('./list/shift-list.tsx'), ...inShifts },
  {
    path: paths.shifts.new,
    access: 'shift.create',
    load: () => import('./order/shift-new.tsx'),
    messages: ['hours'],
    ...inList,
  },
  {
    path: paths.shifts.view.pattern,
    access: 'shift.read',
    load: () => import('./view/shift-view.tsx'),
    messages: ['hours', 'chats'],
    ...inList,
  },
  {
    path: paths.shifts.edit.pattern,
    access: 'shift.edit',
    load: () => import('./order/shift-edit.tsx'),
    messages: ['hours'],
    ...inList,
  },
]);
