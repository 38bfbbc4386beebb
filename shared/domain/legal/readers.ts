import type { Role } from '../roles.ts';

/** The specification's "Footer manuals": the roles that each manual is for. Legal documents are public. */
const manuals = {
  customer_manual: ['ROLE_ADMIN', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
  performers_manual: ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER'],
  workers_manual: ['ROLE_ADMIN', 'ROLE_VENDOR_STAFF'],
  admins_manual: ['ROLE_ADMIN'],
} as const satisfies Record<string, readonly Role[]>;

export type Manual = keyof typeof manuals;

/** The manuals of a role. Guests and people waiting for approval have none. */
export const manualsOf = (role: Role | null): Manual[] =>
  (Object.keys(manuals) as Manual[]).filter((manual) => (manuals[manual] as readonly (Role | null)[]).includes(role));
