import { scopeRequirements } from '../people/role-grants.ts';
import type { Role } from '../roles.ts';

type Person = { roles: readonly Role[]; company: { id: string } | null; store_ids: readonly string[] };
type Store = { id: string; company: { id: string } };

/** The roles whose accounts are given stores. */
export const managerRoles = ['ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'] as const satisfies readonly Role[];

/** Only people of the store's company are given it, in a role that has stores. */
export const mayManage = ({ roles, company }: Person, store: Store): boolean =>
  company?.id === store.company.id && roles.some((role) => scopeRequirements(role).stores);

/** As many stores as an invitation may give. */
export const maxStores = 100;

/** The stores of a person who is given a store, or no longer. */
export const storesAfter = ({ store_ids }: Person, { id }: Store, isRemoved: boolean): string[] => {
  const others = store_ids.filter((each) => each !== id);
  return isRemoved ? others : [...others, id];
};
