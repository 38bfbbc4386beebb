import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.plans', to: paths.tariffs.vendors, access: 'tariff.write' as const }];

export default areaRoutes('billing', [
  { path: paths.plan, access: 'subscription.write', load: () => import('./plan.tsx'), messages: ['promo'] },
  { path: paths.transactions.list, access: 'transaction.list', load: () => import('./transaction-list.tsx') },
  { path: paths.transactions.new, access: 'transaction.write', load: () => import('./transaction-new.tsx'), parents },
  { path: paths.tariffs.vendors, access: 'tariff.read', load: () => import('./vendor-tariffs.tsx') },
  { path: paths.tariffs.buyers, access: 'tariff.read', load: () => import('./buyer-tariffs.tsx') },
  { path: paths.tariffs.edit.pattern, access: 'tariff.write', load: () => import('./tariff-edit.tsx'), parents },
]);
