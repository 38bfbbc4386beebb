import type { Role } from '../roles.ts';

/** The specification's "Footer manuals": whose work each manual is about. The law's documents are everybody's. */
const manuals = {
  customer_manual: ['ROLE_ADMIN', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
  performers_manual: ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER'],
  workers_manual: ['ROLE_ADMIN', 'ROLE_VENDOR_STAFF'],
  admins_manual: ['ROLE_ADMIN'],
} as const satisfies Record<string, readonly Role[]>;

export type Manual = keyof typeof manuals;

/** The manuals that a role is shown; guests and who waits to be let in have none. */
export const manualsOf = (role: Role | null): Manual[] =>
  (Object.keys(manuals) as Manual[]).filter((manual) => (manuals[manual] as readonly (Role | null)[]).includes(role));
