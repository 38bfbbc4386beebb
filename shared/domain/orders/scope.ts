import {
  all,
  everything,
  nothing,
  ofAccount,
  ofCompany,
  ofPerformer,
  own,
  ownCompany,
  ownPerformer,
} from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** `customer_id` is the company for which somebody of the customer side ordered. */
export type OrderSubject = { seller_id: string; customer_id: string | null; account_id: string };
/** A vendor reads the orders of its products, a buyer those of the company, others those that they placed. */
export const orderScope: Scope<OrderSubject, 'all' | 'company' | 'performer' | 'account'> = {
  listsWith: ({ seller_id, customer_id, account_id }) => [
    all,
    ofPerformer(seller_id),
    ...(customer_id === null ? [] : [ofCompany(customer_id)]),
    ofAccount(account_id),
  ],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownPerformer,
    ROLE_VENDOR_STAFF: own,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: own,
    ROLE_STORE_MANAGER: own,
    ROLE_USER: nothing,
  },
};
