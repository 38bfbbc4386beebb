import type { Actor, Role } from '../roles.ts';
import type { ListOf } from './scope.ts';

/** The lists of which the scopes of the areas are made (docs/rules.md, "Companies and scope"). */

export const all: ListOf<'all'> = { list: 'all' };
export const ofRole = (role: Role): ListOf<'role'> => ({ list: 'role', role });
export const ofCompany = (company: string): ListOf<'company'> => ({ list: 'company', company });
export const ofCompanyRole = (company: string, role: Role): ListOf<'company-role'> => ({
  list: 'company-role',
  company,
  role,
});
export const ofPerformer = (company: string): ListOf<'performer'> => ({ list: 'performer', company });
export const ofStore = (company: string, store: string): ListOf<'store'> => ({ list: 'store', company, store });
/** Whatever store of the company a record is about. */
export const ofAllStores = (company: string): ListOf<'all-stores'> => ({ list: 'all-stores', company });
export const ofAccount = (account: string): ListOf<'account'> => ({ list: 'account', account });
export const admins: ListOf<'admins'> = { list: 'admins' };
/** Of those who answer in the support chat. */
export const support: ListOf<'support'> = { list: 'support' };

export const everything = () => [all];
export const nothing = () => [];
export const own = ({ id }: Actor) => [ofAccount(id)];
export const ownCompany = ({ company }: Actor) => (company ? [ofCompany(company.id)] : []);
export const ownPerformer = ({ company }: Actor) => (company ? [ofPerformer(company.id)] : []);
export const ownStores = ({ company, store_ids }: Actor) =>
  company ? store_ids.map((store) => ofStore(company.id, store)) : [];
