import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const former = () => import('./former-settings.tsx');

export default areaRoutes('system', [
  {
    path: paths.system.settings,
    access: 'system-settings.write',
    messages: ['stores'],
    load: () => import('./system-settings.tsx'),
  },
  { path: paths.system.formerShop, access: 'shop-settings.write', load: former },
  { path: paths.system.formerBonuses, access: 'promo-code.write', load: former },
]);
