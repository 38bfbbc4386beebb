import { all, ofCompany, everything, nothing, ownCompany } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** The platform reads every company, others their own one. */
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

/**
 * Who finds a company in lists: also the companies that it works with (`partner_ids`), which do not read its record.
 */
export const listedCompanyScope: Scope<{ id: string; partner_ids: readonly string[] }, 'all' | 'company'> = {
  listsWith: ({ id, partner_ids }) => [all, ofCompany(id), ...partner_ids.map(ofCompany)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownCompany,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: ownCompany,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};
