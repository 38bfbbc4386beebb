import { areaRoutes } from '../../kit/parts/area-routes.ts';

const layout = 'sign-in';

export default areaRoutes('auth', [
  { path: '/auth/main', access: 'visitors', layout, load: () => import('./wizard.tsx') },
  { path: '/auth/activate/:code', access: 'public', layout, load: () => import('./set-password.tsx') },
  { path: '/auth/change_password/:code', access: 'public', layout, load: () => import('./set-password.tsx') },
  { path: '/auth/confirm_email/:code', access: 'public', layout, load: () => import('./confirm-email.tsx') },
  { path: '/auth/invitation/:code', access: 'public', layout, load: () => import('./invitation.tsx') },
  {
    path: '/auth/company',
    access: 'unnamed-company',
    layout,
    load: () => import('./name-company.tsx'),
    messages: ['companies'],
  },
]);
