import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.companies', to: paths.companies.list, access: 'company.list' }] as const;

export default areaRoutes('companies', [
  { path: paths.companies.list, access: 'company.list', load: () => import('./company-list.tsx') },
  { path: paths.companies.vendors, access: 'company.list', load: () => import('./vendor-list.tsx') },
  { path: paths.companies.customers, access: 'company.list', load: () => import('./customer-list.tsx') },
  { path: paths.companies.own, access: 'company.read', load: () => import('./own-company.tsx') },
  { path: paths.companies.new, access: 'company.create', load: () => import('./company-new.tsx'), parents },
  { path: paths.companies.edit.pattern, access: 'company.read', load: () => import('./company-edit.tsx'), parents },
]);
