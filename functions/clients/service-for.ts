import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { getService, isServiceOf } from '../data/clients/cooperations.ts';
import type { Service } from '../data/companies/companies.ts';
import { getCompany } from '../data/companies/companies.ts';
import type { Company } from '../data/companies/company.ts';

type Named = { vendor_id?: string | undefined; client_id?: string | undefined };

/**
 * The service between two companies; an actor's own company may be left out. Throws not-found if it does not exist or
 * is out of the actor's scope.
 */
export const serviceFor = async (actor: Actor, { vendor_id, client_id }: Named): Promise<Service> => {
  const side = sideOf(actor.role);
  const vendor = vendor_id ?? (side === 'performer' ? actor.company?.id : undefined);
  const client = client_id ?? (side === 'customer' ? actor.company?.id : undefined);
  const service = vendor && client ? await getService(vendor, client) : undefined;
  if (!service || !isServiceOf(actor, service)) throw new Problem('not-found');
  return service;
};

/** A performer whose clients the actor may change. Throws not-found. */
export const performerFor = async (actor: Actor, vendorId: string): Promise<Company> => {
  const isOwn = sideOf(actor.role) === 'platform' || actor.company?.id === vendorId;
  const company = isOwn ? await getCompany(vendorId) : undefined;
  if (company?.role !== 'vendor') throw new Problem('not-found');
  return company;
};
