import { listCompanyProducts } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productScope } from '#shared/domain/products/scope.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { getCompany } from '../data/companies/companies.ts';
import { serve } from '../http/serve.ts';
import { productsPage } from './products-page.ts';

export const handler = serve(listCompanyProducts, async ({ params, query, ...request }) => {
  const company_id = params.id;
  const company = isInScope(productScope, request.actor, { company_id }) ? await getCompany(company_id) : undefined;
  if (company?.role !== 'vendor') throw new Problem('not-found');
  return productsPage({ ...request, query: { ...query, company_id, active: 'true' } });
});
