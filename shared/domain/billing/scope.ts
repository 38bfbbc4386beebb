import { all, everything, nothing, ofCompany, ownCompany } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** Who reads the payments of a company: admins, and those who act for it. */
export const transactionScope: Scope<{ company_id: string }, 'all' | 'company'> = {
  listsWith: ({ company_id }) => [all, ofCompany(company_id)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: nothing,
    ROLE_VENDOR: ownCompany,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: nothing,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};
