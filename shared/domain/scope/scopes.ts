import { grantableRoles } from '../people/role-grants.ts';
import type { Actor, Role } from '../roles.ts';
import type { ListOf, Scope } from './scope.ts';

/**
 * docs/rules.md, "Companies and scope": one entry per entity. Each names the lists of its records, and of each role.
 */

const all: ListOf<'all'> = { list: 'all' };
const ofRole = (role: Role): ListOf<'role'> => ({ list: 'role', role });
const ofCompany = (company: string): ListOf<'company'> => ({ list: 'company', company });
const ofCompanyRole = (company: string, role: Role): ListOf<'company-role'> => ({
  list: 'company-role',
  company,
  role,
});
const ofPerformer = (company: string): ListOf<'performer'> => ({ list: 'performer', company });
const ofStore = (company: string, store: string): ListOf<'store'> => ({ list: 'store', company, store });
/** Whatever store of the company a record is about. */
const ofAllStores = (company: string): ListOf<'all-stores'> => ({ list: 'all-stores', company });
const ofAccount = (account: string): ListOf<'account'> => ({ list: 'account', account });
const admins: ListOf<'admins'> = { list: 'admins' };

const everything = () => [all];
const nothing = () => [];
const own = ({ id }: Actor) => [ofAccount(id)];
const ownCompany = ({ company }: Actor) => (company ? [ofCompany(company.id)] : []);
const ownPerformer = ({ company }: Actor) => (company ? [ofPerformer(company.id)] : []);
const ownStores = ({ company, store_ids }: Actor) =>
  company ? store_ids.map((store) => ofStore(company.id, store)) : [];
const grantable = ({ role }: Actor) => grantableRoles(role).map(ofRole);
const grantableInCompany = ({ role, company }: Actor) =>
  company ? grantableRoles(role).map((each) => ofCompanyRole(company.id, each)) : [];

export type ShiftSubject = {
  customer_id: string;
  store_id: string;
  /** The performers that staff the shift or, without one, may staff it. */
  performer_ids: readonly string[];
  staff_id: string | null;
};
export const shiftScope: Scope<ShiftSubject, 'all' | 'company' | 'store' | 'performer' | 'account'> = {
  listsWith: ({ customer_id, store_id, performer_ids, staff_id }) => [
    all,
    ofCompany(customer_id),
    ofStore(customer_id, store_id),
    ...performer_ids.map(ofPerformer),
    ...(staff_id === null ? [] : [ofAccount(staff_id)]),
  ],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownPerformer,
    ROLE_VENDOR_STAFF: own,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: ownStores,
    ROLE_STORE_MANAGER: ownStores,
    ROLE_USER: nothing,
  },
};

export type StoreSubject = { id: string; company_id: string; vendor_ids: readonly string[] };
export const storeScope: Scope<StoreSubject, 'all' | 'company' | 'store' | 'performer'> = {
  listsWith: ({ id, company_id, vendor_ids }) => [
    all,
    ofCompany(company_id),
    ofStore(company_id, id),
    ...vendor_ids.map(ofPerformer),
  ],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownPerformer,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: ownStores,
    ROLE_STORE_MANAGER: ownStores,
    ROLE_USER: nothing,
  },
};

/** Only the platform lists companies; others read their own one. */
export const companyScope: Scope<{ id: string }, 'all' | 'company'> = {
  listsWith: ({ id }) => [all, ofCompany(id)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownCompany,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: ownCompany,
    ROLE_STORE_MANAGER: ownCompany,
    ROLE_USER: nothing,
  },
};

/** A performer's service to a customer. */
export type ServiceSubject = { vendor_id: string; customer_id: string };
export const serviceScope: Scope<ServiceSubject, 'all' | 'performer' | 'company'> = {
  listsWith: ({ vendor_id, customer_id }) => [all, ofPerformer(vendor_id), ofCompany(customer_id)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownPerformer,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: nothing,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};

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
  admits: (actor, { store_ids }) =>
    actor.role !== 'ROLE_BUYER_MANAGER' || store_ids.every((store) => actor.store_ids.includes(store)),
};

/** An entry of the audit log. A buyer or vendor without a company reads its own entries, as the other roles do. */
export type AuditSubject = { by_id: string; company_id: string | null };
export const auditScope: Scope<AuditSubject, 'all' | 'company' | 'account'> = {
  listsWith: ({ by_id, company_id }) => [
    all,
    ofAccount(by_id),
    ...(company_id === null ? [] : [ofCompany(company_id)]),
  ],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: own,
    ROLE_VENDOR: (actor) => (actor.company ? ownCompany(actor) : own(actor)),
    ROLE_VENDOR_STAFF: own,
    ROLE_BUYER: (actor) => (actor.company ? ownCompany(actor) : own(actor)),
    ROLE_BUYER_MANAGER: own,
    ROLE_STORE_MANAGER: own,
    ROLE_USER: own,
  },
};

/** An export is its account's own, whatever list it is of. */
export const exportScope: Scope<{ account_id: string }, 'account'> = {
  listsWith: ({ account_id }) => [ofAccount(account_id)],
  listsFor: {
    ROLE_ADMIN: own,
    ROLE_MANAGER: own,
    ROLE_VENDOR: own,
    ROLE_VENDOR_STAFF: own,
    ROLE_BUYER: own,
    ROLE_BUYER_MANAGER: own,
    ROLE_STORE_MANAGER: own,
    ROLE_USER: own,
  },
};

/**
 * The recipient of a notification: one account, the buyers or vendors of a company, the buyers of a company together
 * with the people who manage one of its stores, or all admins.
 */
export type Recipient = { account: string } | { company: string; store?: string } | 'admins';
export const notificationScope: Scope<Recipient, 'account' | 'company' | 'store' | 'all-stores' | 'admins'> = {
  listsWith: (to) => {
    if (to === 'admins') return [admins];
    if ('account' in to) return [ofAccount(to.account)];
    return to.store === undefined ? [ofCompany(to.company)] : [ofAllStores(to.company), ofStore(to.company, to.store)];
  },
  listsFor: {
    ROLE_ADMIN: (actor) => [...own(actor), admins],
    ROLE_MANAGER: own,
    ROLE_VENDOR: (actor) => [...own(actor), ...ownCompany(actor)],
    ROLE_VENDOR_STAFF: own,
    ROLE_BUYER: (actor) => [
      ...own(actor),
      ...ownCompany(actor),
      ...(actor.company ? [ofAllStores(actor.company.id)] : []),
    ],
    ROLE_BUYER_MANAGER: (actor) => [...own(actor), ...ownStores(actor)],
    ROLE_STORE_MANAGER: (actor) => [...own(actor), ...ownStores(actor)],
    ROLE_USER: own,
  },
};
