import { permissions as declared } from './areas.generated.ts';
import type { Role } from './roles.ts';

/**
 * The roles of each permission. The data layer limits the reachable records by the account; the transition table
 * (shared/domain/shifts) decides which shift actions are allowed.
 */
export const permissions = declared;
export type Permission = keyof typeof permissions;
/** What only admins do with a directory. Others get `directory-admin-only`. */
const directories: ReadonlySet<string> = new Set<Permission>([
  'specialty.write',
  'product-type.write',
  'collection.write',
]);
export const isDirectory = (access: string): boolean => directories.has(access);

/** `public` needs no token, `signed-in` any active account, a permission one of its roles. */
export type Access = 'public' | 'signed-in' | Permission;

export const may = (role: Role, permission: Permission): boolean =>
  (permissions[permission] as readonly Role[]).includes(role);

/** Whether an active account of the role may call an endpoint. */
export const mayCall = (role: Role, access: Exclude<Access, 'public'>): boolean =>
  access === 'signed-in' || may(role, access);
