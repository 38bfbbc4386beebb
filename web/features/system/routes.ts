import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

export default areaRoutes('system', [
  {
    path: paths.system.settings,
    access: 'system-settings.write',
    messages: ['companies', 'stores'],
    load: () => import('./system-settings.tsx'),
  },
  { path: paths.system.formerShop, access: 'shop-settings.write', load: () => import('./former-settings.tsx') },
  { path: paths.system.formerBonuses, access: 'promo-code.write', load: () => import('./former-settings.tsx') },
]);
