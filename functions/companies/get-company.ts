import { getCompany } from '#shared/contracts/companies.ts';
import { getCompanyFor } from '../data/companies/companies.ts';
import { serve } from '../http/serve.ts';
import { presentCompany } from './present.ts';

export const handler = serve(getCompany, async ({ params, actor }) => ({
  data: presentCompany(await getCompanyFor(actor, params.id), actor),
}));
