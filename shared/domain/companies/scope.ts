import { all, ofCompany, everything, nothing, ownCompany } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** Only the platform lists companies; others read their own one. */
export const companyScope: Scope<{ id: string }, 'all' | 'company'> = {
  listsWith: ({ id }) => [all, ofCompany(id)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownCompany,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: ownCompany,
    ROLE_STORE_MANAGER: ownCompany,
    ROLE_USER: nothing,
  },
};
