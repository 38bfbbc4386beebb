import {
  all,
  everything,
  nothing,
  ofAccount,
  ofCompany,
  ofPerformer,
  ofStore,
  own,
  ownCompany,
  ownPerformer,
  ownStores,
} from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

export type StatisticsSubject = {
  customer_id: string;
  store_id: string;
  performer_id: string | null;
  staff_id: string | null;
};
/** As the scope of shifts, but an offered shift without a performer is in the statistics of its customer only. */
export const statisticsScope: Scope<StatisticsSubject, 'all' | 'company' | 'store' | 'performer' | 'account'> = {
  listsWith: ({ customer_id, store_id, performer_id, staff_id }) => [
    all,
    ofCompany(customer_id),
    ofStore(customer_id, store_id),
    ...(performer_id === null ? [] : [ofPerformer(performer_id)]),
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
