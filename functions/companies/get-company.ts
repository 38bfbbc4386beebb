import { getCompany } from '#shared/contracts/companies.ts';
import { Problem } from '#shared/domain/problem.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { getCompany as loadCompany } from '../data/companies.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getCompany, async ({ params, actor }) => {
  const mayRead = params.id === actor.company?.id || sideOf(actor.role) === 'platform';
  const company = mayRead ? await loadCompany(params.id) : undefined;
  if (!company) throw new Problem('not-found');
  return { data: company };
});
