import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const parents = [{ label: 'menu.companies', to: paths.companies.list, access: 'company.list' }] as const;

export default areaRoutes('companies', [
  { path: '/companies/list', access: 'company.list', load: () => import('./company-list.tsx') },
  { path: '/companies/list/vendors', access: 'company.list', load: () => import('./vendor-list.tsx') },
  { path: '/companies/list/customers', access: 'company.list', load: () => import('./customer-list.tsx') },
  { path: '/companies/new', access: 'company.create', load: () => import('./company-new.tsx'), parents },
  { path: '/companies/edit/:id', access: 'company.read', load: () => import('./company-edit.tsx'), parents },
]);
