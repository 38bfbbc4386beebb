import { getCompany } from '#shared/contracts/companies.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { getCompanyFor } from '../data/companies/companies.ts';
import { serve } from '../http/serve.ts';
import { presentCompany } from './present.ts';

export const handler = serve(getCompany, async ({ params, actor }) => {
  const [company, checks] = await Promise.all([getCompanyFor(actor, params.id), checksOf([params.id])]);
  return { data: presentCompany(company, currentCheck(company, checks), actor) };
});
