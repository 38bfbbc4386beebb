import type { AccountScope } from '#shared/domain/people/role-grants.ts';
import { placeFor } from '#shared/domain/people/role-grants.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import { getCompany } from '../data/companies.ts';
import { specialtyNames } from '../data/specialties.ts';
import { getStore } from '../data/stores.ts';

type PlaceRequest = {
  role: Role;
  companies_ids?: string[] | undefined;
  stores_ids?: string[] | undefined;
  categories_ids?: string[] | undefined;
  /** The input field that names the company, for error messages. */
  company_field?: string;
};

/**
 * The company and stores (with names) of an invitation or account. Throws not-found for places out of the actor's
 * reach.
 */
export const findPlace = async (placeRequest: PlaceRequest, actor: Actor) => {
  const { role, companies_ids: [company_id] = [], stores_ids = [], categories_ids = [] } = placeRequest;
  const { company_field = 'companies_ids' } = placeRequest;
  const category_ids = [...new Set(categories_ids)];
  const [company, stores, specialties] = await Promise.all([
    company_id === undefined ? undefined : getCompany(company_id),
    Promise.all([...new Set(stores_ids)].map((id) => getStore(actor, id, 'stores_ids'))),
    category_ids.length > 0 ? specialtyNames() : undefined,
  ]);
  if (company_id !== undefined && !company) throw missing(company_field);
  if (category_ids.some((id) => !specialties?.has(id))) throw missing('categories_ids');
  const place: AccountScope = placeFor({ role, company, stores, category_ids, company_field }, actor);
  return { place, stores: stores.map(({ id, name }) => ({ id, name })) };
};

const missing = (field: string) => new Problem('not-found', { fields: { [field]: { key: 'not-found' } } });
