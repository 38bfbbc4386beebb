import type { Role } from '../roles.ts';
import { grantableRoles } from './role-grants.ts';

/** The role that each list of people shows, by the end of the list's address, which the specification fixes. */
export const peoplePages = {
  staff: 'ROLE_VENDOR_STAFF',
  vendors: 'ROLE_VENDOR',
  buyers: 'ROLE_BUYER',
  'buyer-managers': 'ROLE_BUYER_MANAGER',
  'stores-managers': 'ROLE_STORE_MANAGER',
  managers: 'ROLE_MANAGER',
  administrators: 'ROLE_ADMIN',
} as const satisfies Record<string, Role>;
export type PeoplePage = keyof typeof peoplePages;

/** docs/rules.md, "people": a role reads the people whose role it may grant. Null for another address. */
export const peoplePageFor = (role: Role, address: string): PeoplePage | null =>
  isPeoplePage(address) && grantableRoles(role).includes(peoplePages[address]) ? address : null;

const isPeoplePage = (address: string): address is PeoplePage => Object.hasOwn(peoplePages, address);
