import {
  all,
  ofCompany,
  ofPerformer,
  ofStore,
  ofAccount,
  everything,
  nothing,
  own,
  ownCompany,
  ownPerformer,
  ownStores,
} from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

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
