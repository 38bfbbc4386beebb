import { searchCompany } from '#shared/contracts/companies.ts';
import { companyScope } from '#shared/domain/companies/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { getCooperation, isCooperationOf } from '../data/clients/cooperations.ts';
import { companyWithInn } from '../data/companies/companies.ts';
import type { Company } from '../data/companies/company.ts';
import { serve } from '../http/serve.ts';

/** The reply is the same for a company that the caller does not know and for a number that no company has. */
export const handler = serve(searchCompany, async ({ query: { inn }, actor }) => {
  const company = await companyWithInn(inn);
  return { data: company && (await isKnownTo(actor, company)) ? { id: company.id, name: company.name } : null };
});

/** The platform knows every company, others their own and those that they serve or are served by. */
const isKnownTo = async (actor: Actor, company: Company): Promise<boolean> => {
  if (isInScope(companyScope, actor, { id: company.id })) return true;
  if (!actor.company) return false;
  const { id: own } = actor.company;
  const service = await (company.role === 'customer'
    ? getCooperation(own, company.id)
    : getCooperation(company.id, own));
  return service !== undefined && isCooperationOf(actor, service);
};
