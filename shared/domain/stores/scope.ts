import {
  all,
  ofCompany,
  ofPerformer,
  ofStore,
  everything,
  nothing,
  ownCompany,
  ownPerformer,
  ownStores,
} from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

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
