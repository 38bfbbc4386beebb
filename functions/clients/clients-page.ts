import type { listCompanyClients } from '#shared/contracts/clients.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listCooperations } from '../data/clients/cooperations.ts';
import { companiesById, type Cooperation } from '../data/companies/companies.ts';
import { storesById } from '../data/stores/stores.ts';

/** Stores of a row that are named; a screen has no place for more. */
const namedStores = 3;

type Context = { actor: Actor; query: Input<typeof listCompanyClients>['query'] };

/** One page of the clients of a performer, or of the performers of a customer. Also the rows of an export. */
export const clientsPage = async ({ actor, query }: Context) => {
  const page = await listCooperations(actor, query);
  const rows = page.data.map((cooperation) => ({ ...cooperation, other: otherOf(actor, cooperation) }));
  const shown = rows.flatMap(({ store_ids }) => store_ids?.slice(0, namedStores) ?? []);
  const [stores, companies] = await Promise.all([storesById(shown), companiesById(rows.map(({ other }) => other.id))]);
  const inactive = new Set(companies.filter(({ active }) => !active).map(({ id }) => id));
  const data = rows.map(({ vendor, customer, store_ids, supply_limit, limit_version, other }) => ({
    id: other.id,
    active: !inactive.has(other.id),
    vendor,
    client: customer,
    store_ids,
    supply_limit: actor.role === 'ROLE_VENDOR' ? null : supply_limit,
    limit_version,
    stores: stores.filter(({ id }) => store_ids?.includes(id)).map(({ id, name }) => ({ id, name })),
  }));
  return { ...page, data };
};

const otherOf = ({ role }: Actor, { vendor, customer }: Cooperation) => (role === 'ROLE_BUYER' ? vendor : customer);
