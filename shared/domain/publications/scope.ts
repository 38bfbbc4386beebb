import { all, everything, nothing, ofAccount, own } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** An admin works with every publication, a manager with own ones. What is published is read by everybody. */
export const publicationScope: Scope<{ author_id: string }, 'all' | 'account'> = {
  listsWith: ({ author_id }) => [all, ofAccount(author_id)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: own,
    ROLE_VENDOR: nothing,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: nothing,
    ROLE_BUYER_MANAGER: nothing,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};
