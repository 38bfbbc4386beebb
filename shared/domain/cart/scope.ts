import { all, everything, nothing, ofPerformer, ownPerformer } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** Who reads the abandoned carts: the platform, and a vendor those with its products. */
export const abandonedScope: Scope<{ seller_id: string }, 'all' | 'performer'> = {
  listsWith: ({ seller_id }) => [all, ofPerformer(seller_id)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownPerformer,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: nothing,
    ROLE_BUYER_MANAGER: nothing,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};
