import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const catalogue = { label: 'menu.catalogue', to: paths.catalogue };

export default areaRoutes('cart', [
  { path: paths.cart, access: 'public', layout: 'public', load: () => import('./cart-page.tsx'), parents: [catalogue] },
  { path: paths.stopReminders.pattern, access: 'public', layout: 'public', load: () => import('./stop-reminders.tsx') },
  {
    path: paths.checkout,
    access: 'cart.write',
    load: () => import('./checkout.tsx'),
    parents: [catalogue, { label: 'menu.cart', to: paths.cart }],
  },
]);
