import { all, ofCompany, ofPerformer, everything, nothing, ownCompany, ownPerformer } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** A performer's cooperation to a customer. */
export type CooperationSubject = { vendor_id: string; customer_id: string };
export const cooperationScope: Scope<CooperationSubject, 'all' | 'performer' | 'company'> = {
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
