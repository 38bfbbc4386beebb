import { all, everything, ofCompany, ownCompany } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

export type ProductSubject = { company_id: string };
/**
 * Whose products an account reads. Those who buy read every company's, but only what is on sale (`isShownTo` of
 * functions/data/products/products.ts).
 */
export const productScope: Scope<ProductSubject, 'all' | 'company'> = {
  listsWith: ({ company_id }) => [all, ofCompany(company_id)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownCompany,
    ROLE_VENDOR_STAFF: everything,
    ROLE_BUYER: everything,
    ROLE_BUYER_MANAGER: everything,
    ROLE_STORE_MANAGER: everything,
    ROLE_USER: everything,
  },
};
