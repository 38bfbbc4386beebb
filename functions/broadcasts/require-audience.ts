import { type Audience } from '#shared/domain/broadcasts/broadcast.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getCompany } from '../data/companies/companies.ts';

/** Throws invalid-input for a company that does not exist. One that is deleted later has no people. */
export const requireAudience = async (audience: Audience): Promise<void> => {
  if (audience.to === 'company' && !(await getCompany(audience.company_id)))
    throw new Problem('invalid-input', { fields: { 'audience.company_id': { key: 'not-found' } } });
};
