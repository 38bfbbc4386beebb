import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const layout = 'sign-in';

export default areaRoutes('auth', [
  { path: paths.signIn, access: 'visitors', layout, load: () => import('./wizard.tsx') },
  { path: paths.activate.pattern, access: 'public', layout, load: () => import('./set-password.tsx') },
  { path: paths.changePassword.pattern, access: 'public', layout, load: () => import('./set-password.tsx') },
  { path: paths.confirmEmail.pattern, access: 'public', layout, load: () => import('./confirm-email.tsx') },
  { path: paths.confirmPhone.pattern, access: 'public', layout, load: () => import('./confirm-phone.tsx') },
  { path: paths.invitation.pattern, access: 'public', layout, load: () => import('./invitation.tsx') },
  {
    path: paths.nameCompany,
    access: 'unnamed-company',
    layout,
    load: () => import('./name-company.tsx'),
    messages: ['companies'],
  },
]);
