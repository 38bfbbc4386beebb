import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getCooperation } from '../data/clients/cooperations.ts';
import { getCompany } from '../data/companies/companies.ts';
import type { Company } from '../data/companies/company.ts';

/** The performer whose prices or coefficients the actor changes. An admin names any. Throws not-found, company-inactive. */
export const activePerformer = async ({ role, company: own }: Actor, companyId: string): Promise<Company> => {
  const company = role === 'ROLE_ADMIN' || own?.id === companyId ? await getCompany(companyId) : undefined;
  if (company?.role !== 'vendor') throw new Problem('not-found', { fields: { company_id: { key: 'not-found' } } });
  if (!company.active) throw new Problem('company-inactive', { params: { company: company.name } });
  return company;
};

/** Throws not-found unless the performer serves the customer. */
export const requireClient = async (vendorId: string, customerId: string): Promise<void> => {
  if (!(await getCooperation(vendorId, customerId)))
    throw new Problem('not-found', { fields: { customer_id: { key: 'not-found' } } });
};
