import { all, everything, nothing } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** An admin works with every broadcast. Its recipients read what they received. */
export const broadcastScope: Scope<object, 'all'> = {
  listsWith: () => [all],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: nothing,
    ROLE_VENDOR: nothing,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: nothing,
    ROLE_BUYER_MANAGER: nothing,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};
