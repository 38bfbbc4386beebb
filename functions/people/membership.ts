import { addedMemberships, type PlaceChange } from '#shared/domain/people/editable-person.ts';
import { type AccountScope, membershipFor } from '#shared/domain/people/role-grants.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import { getCompany } from '../data/companies/companies.ts';
import { ownCompanyChecks, requireActiveCompany } from '../data/companies/require-active.ts';
import type { Account } from '../data/people/accounts.ts';
import { getSpecialties, markUsed } from '../data/specialties/specialties.ts';
import { getStoresToGive } from '../data/stores/stores.ts';
import type { Write } from '../data/table.ts';

type MembershipRequest = {
  role: Role;
  companies_ids?: string[] | undefined;
  stores_ids?: string[] | undefined;
  categories_ids?: string[] | undefined;
  /** The input field that names the company, for error messages. */
  company_field?: string;
};

/**
 * The company and stores (with names) of an invitation or account, and the conditions of its transaction that they stay
 * (parts `ofActiveCompany` and `ofStoreTies`, for `retryOn`). Throws not-found for places out of the actor's reach, and
 * company-inactive.
 */
export const findMembership = async (membershipRequest: MembershipRequest, actor: Actor) => {
  const { role, companies_ids: [company_id] = [], stores_ids = [], categories_ids = [] } = membershipRequest;
  const { company_field = 'companies_ids' } = membershipRequest;
  const category_ids = [...new Set(categories_ids)];
  const [company, { stores, conditions }, specialties] = await Promise.all([
    company_id === undefined ? undefined : getCompany(company_id),
    getStoresToGive(actor, [...new Set(stores_ids)], {
      companyId: company_id ?? actor.company?.id,
      field: 'stores_ids',
    }),
    findSpecialties(category_ids),
  ]);
  if (company_id !== undefined && !company) throw missing(company_field);
  const membership: AccountScope = membershipFor({ role, company, stores, category_ids, company_field }, actor);
  if (membership.company) await requireActiveCompany(membership.company.id, missing(company_field));
  await markUsed(specialties);
  return {
    membership,
    stores: stores.map(({ id, name }) => ({ id, name })),
    conditions: [...ownCompanyChecks(membership.company), ...conditions],
  };
};

/**
 * Throws not-found unless the stores and specialties that an edit adds exist, and the actor may give those stores of
 * the person's company. Returns the condition of its transaction that the stores stay (part `ofStoreTies`).
 */
export const addedPlaceWrites = async (person: Account, change: PlaceChange, actor: Actor): Promise<Write[]> => {
  const added = addedMemberships(person, change, actor);
  const [{ stores, conditions }, specialties] = await Promise.all([
    getStoresToGive(actor, added.stores, { companyId: person.company?.id, field: 'stores_ids' }),
    findSpecialties(added.specialties),
  ]);
  if (stores.some(({ company }) => company.id !== person.company?.id)) throw missing('stores_ids');
  await markUsed(specialties);
  return conditions;
};

/** Throws not-found if one of the specialties was deleted meanwhile. */
export const markSpecialtiesUsed = async (ids: readonly string[]): Promise<void> =>
  markUsed(await findSpecialties(ids));

const findSpecialties = async (ids: readonly string[]) => {
  const specialties = await getSpecialties(ids);
  if (specialties.length < ids.length) throw missing('categories_ids');
  return specialties;
};

const missing = (field: string) => new Problem('not-found', { fields: { [field]: { key: 'not-found' } } });
