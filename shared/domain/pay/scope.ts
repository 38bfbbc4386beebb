import { all, everything, nothing, ofCompany, ofPerformer, ownCompany, ownPerformer } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** A tariff coefficient of a performer, and the customers whose shifts it raises. */
export type CoefficientSubject = { vendor_id: string; customer_ids: readonly string[] };
export const coefficientScope: Scope<CoefficientSubject, 'all' | 'performer' | 'company'> = {
  listsWith: ({ vendor_id, customer_ids }) => [all, ofPerformer(vendor_id), ...customer_ids.map(ofCompany)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownPerformer,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: ownCompany,
    ROLE_STORE_MANAGER: ownCompany,
    ROLE_USER: nothing,
  },
};
