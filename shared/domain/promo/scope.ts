import { all, everything, nothing, ofAccount, own } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** An admin reads every code, others the one that is their own. */
export const promoScope: Scope<{ author_id: string | null }, 'all' | 'account'> = {
  listsWith: ({ author_id }) => [all, ...(author_id === null ? [] : [ofAccount(author_id)])],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: nothing,
    ROLE_VENDOR: own,
    ROLE_VENDOR_STAFF: own,
    ROLE_BUYER: own,
    ROLE_BUYER_MANAGER: own,
    ROLE_STORE_MANAGER: own,
    ROLE_USER: nothing,
  },
};
