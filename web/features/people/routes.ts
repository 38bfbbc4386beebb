import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const inPeople = { parents: [{ label: 'menu.people' }] };
const inInvitations = { parents: [{ label: 'menu.invitations', to: paths.people.invitations }] };

export default areaRoutes('people', [
  { path: paths.people.waiting, access: 'user.list-waiting', load: () => import('./waiting-list.tsx'), ...inPeople },
  {
    path: paths.people.invitations,
    access: 'invitation.list',
    load: () => import('./invitation-list.tsx'),
    ...inPeople,
  },
  { path: paths.people.list.pattern, access: 'user.list', load: () => import('./people-list.tsx'), ...inPeople },
  {
    path: paths.people.import,
    access: 'user.import',
    load: () => import('./import-workers.tsx'),
    parents: [{ label: 'menu.people' }, { label: 'menu.staff', to: paths.people.list('staff') }],
  },
  {
    path: paths.people.edit.pattern,
    access: 'user.read',
    load: () => import('./person-edit.tsx'),
    messages: ['pay', 'settings'],
    ...inPeople,
  },
  { path: paths.people.new, access: 'user.create', load: () => import('./person-new.tsx'), ...inPeople },
  { path: paths.people.invite, access: 'invitation.create', load: () => import('./invite.tsx'), ...inInvitations },
]);
