import { Problem } from '#shared/domain/problem.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { getCooperation, isCooperationOf } from '../data/clients/cooperations.ts';
import { type Cooperation, getCompany } from '../data/companies/companies.ts';
import type { Company } from '../data/companies/company.ts';

type Named = { vendor_id?: string | undefined; client_id?: string | undefined };

/**
 * The cooperation between two companies; an actor's own company may be left out. Throws not-found if it does not exist or
 * is out of the actor's scope.
 */
export const cooperationFor = async (actor: Actor, { vendor_id, client_id }: Named): Promise<Cooperation> => {
  const side = sideOf(actor.role);
  const vendor = vendor_id ?? (side === 'performer' ? actor.company?.id : undefined);
  const client = client_id ?? (side === 'customer' ? actor.company?.id : undefined);
  const cooperation = vendor && client ? await getCooperation(vendor, client) : undefined;
  if (!cooperation || !isCooperationOf(actor, cooperation)) throw new Problem('not-found');
  return cooperation;
};

/** A performer whose clients the actor may change. Throws not-found; `field` is the input field to blame. */
export const performerFor = async (actor: Actor, vendorId: string, field?: string): Promise<Company> => {
  const isOwn = sideOf(actor.role) === 'platform' || actor.company?.id === vendorId;
  const company = isOwn ? await getCompany(vendorId) : undefined;
  if (company?.role !== 'vendor')
    throw new Problem('not-found', field ? { fields: { [field]: { key: 'not-found' } } } : {});
  return company;
};
