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

/** `seller_id` and `buyer_id` are companies: null of the platform and of a person. `account_id` ordered the goods. */
export type InvoiceSubject = { seller_id: string | null; buyer_id: string | null; account_id: string | null };

/** A vendor reads what its company issued and got, a buyer what the company got, others those of their own orders. */
export const invoiceScope: Scope<InvoiceSubject, 'all' | 'company' | 'performer' | 'account'> = {
  listsWith: ({ seller_id, buyer_id, account_id }) => [
    all,
    ...[seller_id, buyer_id].flatMap((id) => (id === null ? [] : [ofPerformer(id)])),
    ...(buyer_id === null ? [] : [ofCompany(buyer_id)]),
    ...(account_id === null ? [] : [ofAccount(account_id)]),
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

/** Payments of a bank statement: of the company that imported it, for its vendors and admins. */
export const bankPaymentScope: Scope<{ company_id: string }, 'all' | 'performer'> = {
  listsWith: ({ company_id }) => [all, ofPerformer(company_id)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: nothing,
    ROLE_VENDOR: ownPerformer,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: nothing,
    ROLE_BUYER_MANAGER: nothing,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};
