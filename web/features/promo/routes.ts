import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const access = 'promo-code.write' as const;
const messages = ['billing'] as const;
const parents = [{ label: 'menu.plans', to: paths.tariffs.vendors, access: 'tariff.write' as const }];

export default areaRoutes('promo', [
  { path: paths.promoCodes.list, access, messages, load: () => import('./promo-list.tsx'), parents },
  { path: paths.promoCodes.new, access, messages, load: () => import('./promo-new.tsx'), parents },
  { path: paths.promoCodes.edit.pattern, access, messages, load: () => import('./promo-edit.tsx'), parents },
  { path: paths.promoCodes.statistics, access, messages, load: () => import('./promo-statistics.tsx'), parents },
]);
