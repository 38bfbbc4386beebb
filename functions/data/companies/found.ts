import type { Actor } from '#shared/domain/roles.ts';
import type { Found, FoundingRole } from '#shared/domain/setup/first-steps.ts';
import { companyPeoplePartition } from '../people/accounts.ts';
import { customerStoresPartition } from '../stores/stores.ts';
import { queryIndex } from '../table.ts';
import { clientsOf, getCompany, cooperationsTo } from './companies.ts';

const nothing: Omit<Found, 'shift'> = {
  created_at: null,
  company: false,
  phone: false,
  store: false,
  performer: false,
  clients: false,
  people: false,
};

/** What the actor's new company has already: of each list, whether it has an entry. */
export const foundIn = async ({ company }: Actor, role: FoundingRole): Promise<Omit<Found, 'shift'>> => {
  if (!company) return nothing;
  const isBuyer = role === 'ROLE_BUYER';
  const [record, people, stores, services, clients] = await Promise.all([
    getCompany(company.id),
    // The actor is one of them.
    queryIndex('by-company', companyPeoplePartition(company.id), { limit: 2 }),
    isBuyer ? queryIndex('by-company', customerStoresPartition(company.id), { limit: 1 }) : [],
    isBuyer ? cooperationsTo(company.id) : [],
    isBuyer ? [] : clientsOf(company.id),
  ]);
  return {
    created_at: record?.created_at ?? null,
    company: true,
    phone: (record?.phone ?? null) !== null,
    store: stores.length > 0,
    performer: services.length > 0,
    clients: clients.length > 0,
    people: people.length > 1,
  };
};
