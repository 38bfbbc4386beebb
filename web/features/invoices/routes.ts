import { areaRoutes } from '../../kit/parts/area-routes.ts';
import { paths } from '../../paths.ts';

const { list, months, bank, view, preview } = paths.invoices;
const read = 'invoice.read';
const write = 'invoice.write';
const parents = [{ label: 'menu.invoices', to: list, access: read }] as const;

export default areaRoutes('invoices', [
  { path: list, access: read, load: () => import('./invoice-list.tsx') },
  { path: months, access: write, load: () => import('./month-invoices.tsx'), messages: ['hours'], parents },
  // Those of imports.
  { path: bank, access: write, load: () => import('./bank-payments.tsx'), messages: ['people'], parents },
  { path: preview, access: write, load: () => import('./invoice-preview.tsx'), parents },
  { path: view.pattern, access: read, load: () => import('./invoice-view.tsx'), messages: ['orders'], parents },
]);
