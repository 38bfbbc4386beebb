import { Problem } from '../problem.ts';
import { type Actor, type Role, sideOf } from '../roles.ts';

/**
 * docs/rules.md, "invitations": the roles that a role may grant, by an invitation, to a waiting person, or as a further
 * account of a known person.
 */
const grantable: Record<Role, readonly Role[]> = {
  ROLE_ADMIN: [
    'ROLE_ADMIN',
    'ROLE_MANAGER',
    'ROLE_VENDOR',
    'ROLE_VENDOR_STAFF',
    'ROLE_BUYER',
    'ROLE_BUYER_MANAGER',
    'ROLE_STORE_MANAGER',
  ],
  ROLE_MANAGER: ['ROLE_STORE_MANAGER'],
  ROLE_VENDOR: ['ROLE_VENDOR', 'ROLE_VENDOR_STAFF'],
  ROLE_VENDOR_STAFF: [],
  ROLE_BUYER: ['ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
  ROLE_BUYER_MANAGER: ['ROLE_STORE_MANAGER'],
  ROLE_STORE_MANAGER: [],
  ROLE_USER: [],
};
export const grantableRoles = (by: Role): readonly Role[] => grantable[by];

type Needs = { company: 'customer' | 'vendor' | null; stores: boolean; specialties: boolean };
const nothing: Needs = { company: null, stores: false, specialties: false };
const atStores: Needs = { ...nothing, company: 'customer', stores: true };
const needs: Record<Role, Needs> = {
  ROLE_ADMIN: nothing,
  ROLE_MANAGER: nothing,
  ROLE_VENDOR: { ...nothing, company: 'vendor' },
  ROLE_VENDOR_STAFF: { ...nothing, company: 'vendor', specialties: true },
  ROLE_BUYER: { ...nothing, company: 'customer' },
  ROLE_BUYER_MANAGER: atStores,
  ROLE_STORE_MANAGER: atStores,
  ROLE_USER: nothing,
};
/** The scope of a role: the side of its company, at least one store, and specialties if any. */
export const scopeRequirements = (role: Role): Needs => needs[role];

/** Throws person-needs-store if a person is left without stores in a role that has some. `field`: the input to blame. */
export const requireStoreLeft = (roles: readonly Role[], store_ids: readonly string[], field: string): void => {
  if (roles.some((role) => needs[role].stores) && store_ids.length === 0)
    throw new Problem('person-needs-store', { fields: { [field]: { key: 'required' } } });
};

type Named = { id: string; name: string };
/** The scope of an account: its role, company, stores and specialties. */
export type AccountScope = { role: Role; company: Named | null; store_ids: string[]; category_ids: string[] };
type Company = Named & { role: 'customer' | 'vendor' };
/** A request, with the records that it names: `company` is the named one, `stores` are those the actor reaches. */
type MembershipRequest = {
  role: Role;
  company: Company | undefined;
  stores: readonly { id: string; company: Named }[];
  category_ids: readonly string[];
  /** The input field that names the company, for error messages. */
  company_field?: string;
};

/**
 * Throws forbidden for a role that the actor may not grant, not-found for another company's place, invalid-input for a
 * place that does not fit the role.
 */
export const membershipFor = (request: MembershipRequest, actor: Actor): AccountScope => {
  const { role, company, stores, category_ids, company_field = 'companies_ids' } = request;
  if (!grantable[actor.role].includes(role))
    throw new Problem('forbidden', { fields: { role: { key: 'not-yours-to-change' } } });
  const need = needs[role];
  if (need.stores && stores.length === 0) throw wrong('stores_ids', 'required');
  if (!need.stores && stores.length > 0) throw wrong('stores_ids', 'unknown-field');
  if (!need.specialties && category_ids.length > 0) throw wrong('categories_ids', 'unknown-field');
  if (need.company === null && company) throw wrong(company_field, 'unknown-field');
  return {
    role,
    company: need.company && companyOf(need.company, { company, stores, company_field }, actor),
    store_ids: stores.map(({ id }) => id),
    category_ids: [...category_ids],
  };
};

/** The named company, otherwise the stores' company, otherwise the actor's. */
const companyOf = (
  side: Company['role'],
  { company, stores, company_field }: Pick<MembershipRequest, 'company' | 'stores'> & { company_field: string },
  actor: Actor,
): Named => {
  const found = company ?? stores[0]?.company ?? actor.company;
  if (!found) throw wrong(company_field, 'required');
  if (!within(actor, found) || (company && company.role !== side)) throw missing(company_field);
  if (stores.some((store) => store.company.id !== found.id)) throw missing('stores_ids');
  return { id: found.id, name: found.name };
};

/** The platform reaches every company, other actors their own. A buyer who has not named a company reaches none. */
const within = (actor: Actor, company: Named | null): boolean =>
  sideOf(actor.role) === 'platform' || (company !== null && company.id === actor.company?.id);

const wrong = (field: string, key: 'required' | 'unknown-field') =>
  new Problem('invalid-input', { fields: { [field]: { key } } });
const missing = (field: string) => new Problem('not-found', { fields: { [field]: { key: 'not-found' } } });
