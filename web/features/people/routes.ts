import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const inPeople = { parents: [{ label: 'menu.people' }] };
const inInvitations = { parents: [{ label: 'menu.invitations', to: paths.people.invitations }] };

export default areaRoutes('people', [
  { path: '/users/waiting', access: 'user.list-waiting', load: () => import('./waiting-list.tsx'), ...inPeople },
  { path: '/users/invitations', access: 'invitation.list', load: () => import('./invitation-list.tsx'), ...inPeople },
  { path: '/users/:page', access: 'user.list', load: () => import('./people-list.tsx'), ...inPeople },
  {
    path: '/users/staff/import',
    access: 'user.import',
    load: () => import('./import/import-workers.tsx'),
    parents: [{ label: 'menu.people' }, { label: 'menu.staff', to: paths.people.list('staff') }],
  },
  { path: '/users/edit/:id', access: 'user.read', load: () => import('./person-edit.tsx'), ...inPeople },
  { path: '/users/invite', access: 'invitation.create', load: () => import('./invite.tsx'), ...inInvitations },
]);
