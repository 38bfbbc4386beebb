import { getCompany } from '#shared/contracts/companies.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { getCompanyFor } from '../data/companies/companies.ts';
import { serve } from '../http/serve.ts';
import { toReplyCompany } from './to-reply.ts';

export const handler = serve(getCompany, async ({ params, actor }) => {
  const [company, checks] = await Promise.all([getCompanyFor(actor, params.id), checksOf([params.id])]);
  return { data: toReplyCompany(company, currentCheck(company, checks), actor) };
});
