import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { getCompany } from '../data/companies/companies.ts';

/** The performer company whose product it is: the actor's own, or the one that the platform names. */
export const sellerFor = async ({ company, role }: Actor, named: string | undefined): Promise<string> => {
  const ofPlatform = role !== 'ROLE_VENDOR';
  if (ofPlatform && named === undefined)
    throw new Problem('invalid-input', { fields: { company_id: { key: 'required' } } });
  const id = named ?? company?.id ?? '';
  const seller = ofPlatform || id === company?.id ? await getCompany(id) : undefined;
  if (seller?.role !== 'vendor') throw new Problem('not-found', { fields: { company_id: { key: 'not-found' } } });
  if (!seller.active) throw new Problem('company-inactive', { params: { company: seller.name } });
  return seller.id;
};
