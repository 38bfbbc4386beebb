import type { Role } from './roles.ts';

/** Short names for the tables of permissions. */
export const A = 'ROLE_ADMIN';
export const M = 'ROLE_MANAGER';
export const V = 'ROLE_VENDOR';
export const W = 'ROLE_VENDOR_STAFF';
export const B = 'ROLE_BUYER';
export const BM = 'ROLE_BUYER_MANAGER';
export const SM = 'ROLE_STORE_MANAGER';

/** The role codes of the tables of states (docs/rules.md). */
export const roleCodeNames = {
  A: 'admin',
  M: 'manager of the platform',
  V: 'performer (vendor)',
  W: 'the assigned worker',
  C: 'customer side (buyer, buyer manager, store manager)',
  S: 'the scheduled job (system)',
} as const;
export type RoleCode = keyof typeof roleCodeNames;

const roleCodes: Record<Role, Exclude<RoleCode, 'S'> | null> = {
  ROLE_ADMIN: 'A',
  ROLE_MANAGER: 'M',
  ROLE_VENDOR: 'V',
  ROLE_VENDOR_STAFF: 'W',
  ROLE_BUYER: 'C',
  ROLE_BUYER_MANAGER: 'C',
  ROLE_STORE_MANAGER: 'C',
  ROLE_USER: null,
};
export const roleCodeOf = (role: Role): Exclude<RoleCode, 'S'> | null => roleCodes[role];
