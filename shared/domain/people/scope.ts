import type { Actor, Role } from '../roles.ts';
import {
  all,
  ofRole,
  ofCompany,
  ofCompanyRole,
  ofStore,
  everything,
  nothing,
  ownCompany,
  ownStores,
} from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';
import { grantableRoles } from './role-grants.ts';

const grantable = ({ role }: Actor) => grantableRoles(role).map(ofRole);
const grantableInCompany = ({ role, company }: Actor) =>
  company ? grantableRoles(role).map((each) => ofCompanyRole(company.id, each)) : [];

/** Active accounts whose person does not wait for approval. */
export type PersonSubject = { roles: readonly string[]; company_id: string | null; store_ids: readonly string[] };
/** docs/rules.md, "people". The lists of a store contain only its store managers. */
export const personScope: Scope<PersonSubject, 'all' | 'company' | 'role' | 'store'> = {
  listsWith: ({ roles, company_id, store_ids }) => [
    all,
    ...(company_id === null ? [] : [ofCompany(company_id)]),
    ...(roles.includes('ROLE_STORE_MANAGER') ? [ofRole('ROLE_STORE_MANAGER')] : []),
    ...(roles.includes('ROLE_STORE_MANAGER') && company_id !== null
      ? store_ids.map((store) => ofStore(company_id, store))
      : []),
  ],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: () => [ofRole('ROLE_STORE_MANAGER')],
    ROLE_VENDOR: ownCompany,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: ownStores,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};

/** Workers, for those who staff shifts. */
export const workerScope: Scope<Pick<PersonSubject, 'company_id'>, 'all' | 'company'> = {
  listsWith: ({ company_id }) => [all, ...(company_id === null ? [] : [ofCompany(company_id)])],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownCompany,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: nothing,
    ROLE_BUYER_MANAGER: nothing,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};

/** The request of a person who waits for approval: the requested role, and the company that they named. */
export type WaitingSubject = { role: Role; company_id: string | null };
export const waitingScope: Scope<WaitingSubject, 'role' | 'company-role'> = {
  listsWith: ({ role, company_id }) => [
    ofRole(role),
    ...(company_id === null ? [] : [ofCompanyRole(company_id, role)]),
  ],
  listsFor: {
    ROLE_ADMIN: grantable,
    ROLE_MANAGER: nothing,
    ROLE_VENDOR: nothing,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: grantableInCompany,
    ROLE_BUYER_MANAGER: nothing,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};

/** A buyer manager gives and takes only its own stores. */
export const mayChangeStores = (
  { role, store_ids }: Pick<Actor, 'role' | 'store_ids'>,
  changed: readonly string[],
): boolean => role !== 'ROLE_BUYER_MANAGER' || changed.every((store) => store_ids.includes(store));

/** An invitation is seen and revoked by those who may send it. */
export type InvitationSubject = WaitingSubject & { store_ids: readonly string[] };
export const invitationScope: Scope<InvitationSubject, 'role' | 'company-role'> = {
  listsWith: waitingScope.listsWith,
  listsFor: {
    ROLE_ADMIN: grantable,
    ROLE_MANAGER: grantable,
    ROLE_VENDOR: grantableInCompany,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: grantableInCompany,
    ROLE_BUYER_MANAGER: grantableInCompany,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
  admits: (actor, { store_ids }) => mayChangeStores(actor, store_ids),
};
