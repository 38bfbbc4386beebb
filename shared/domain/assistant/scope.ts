import { all, everything, nothing } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** An admin sees who uses the assistant. What was said is read for a reason, which the audit log keeps. */
export const assistantChatScope: Scope<object, 'all'> = {
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
