import type { Actor } from '../roles.ts';
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

/**
 * `customer_id` is the company for which somebody of the customer side ordered, or whose store `store_id` is supplied.
 */
export type OrderSubject = {
  seller_id: string;
  customer_id: string | null;
  store_id: string | null;
  account_id: string;
};
const ownAndStores = (actor: Actor) => [...own(actor), ...ownStores(actor)];
/**
 * A vendor reads the orders of its products, a buyer those of the company, others those that they placed, and managers
 * of stores the supplies to these.
 */
export const orderScope: Scope<OrderSubject, 'all' | 'company' | 'performer' | 'store' | 'account'> = {
  listsWith: ({ seller_id, customer_id, store_id, account_id }) => [
    all,
    ofPerformer(seller_id),
    ...(customer_id === null ? [] : [ofCompany(customer_id)]),
    ...(customer_id === null || store_id === null ? [] : [ofStore(customer_id, store_id)]),
    ofAccount(account_id),
  ],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownPerformer,
    ROLE_VENDOR_STAFF: own,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: ownAndStores,
    ROLE_STORE_MANAGER: ownAndStores,
    ROLE_USER: nothing,
  },
};
