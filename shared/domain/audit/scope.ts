import { all, ofCompany, ofAccount, everything, own, ownCompany } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

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
