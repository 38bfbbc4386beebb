import { ofAccount, own } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

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
