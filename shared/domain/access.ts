import type { Role } from './roles.ts';

const A = 'ROLE_ADMIN';
const M = 'ROLE_MANAGER';
const V = 'ROLE_VENDOR';
const W = 'ROLE_VENDOR_STAFF';
const B = 'ROLE_BUYER';
const BM = 'ROLE_BUYER_MANAGER';
const SM = 'ROLE_STORE_MANAGER';

/**
 * The roles of each permission. The data layer limits the reachable records by the account; the transition table
 * (shared/domain/shifts) decides which shift actions are allowed.
 */
export const permissions = {
  'client.list': [A, M, V, B],
  'client.update': [A, V],
  'company.create': [A],
  'company.create-own': [B],
  'company.deactivate': [A],
  'company.delete': [A],
  'company.list': [A, M],
  'company.prefill': [A, B],
  'company.read': [A, M, V, B, BM, SM],
  'company.update': [A, V, B],
  'dashboard.read': [A, M, V, B, BM, SM],
  'document.write': [A],
  'invitation.create': [A, M, V, B, BM],
  'invitation.list': [A, M, V, B, BM],
  'invitation.revoke': [A, M, V, B, BM],
  'specialty.list': [A, M, V, W, B, BM, SM],
  'specialty.write': [A],
  'store.list': [A, M, V, B, BM, SM],
  'store.read': [A, M, V, B, BM, SM],
  'store.create': [A, B],
  'store.update': [A, B, BM, SM],
  'store.deactivate': [A, B],
  'store.delete': [A, B],
  'store.list-users': [A, M, B, BM],
  'store.update-managers': [A, B],
  'user.list': [A, M, V, B, BM],
  'user.read': [A, M, V, B, BM],
  'user.update': [A, M, V, B, BM],
  'user.deactivate': [A, M, V, B, BM],
  'user.list-waiting': [A, B],
  'user.admit': [A, B],
  'user.refuse': [A, B],
  'user.create-account': [A, M, V, B, BM],
  'performer.list': [B],
  'performer.update-entry': [A, V],
  'service-request.list': [A, M, V, B],
  'service-request.send': [B],
  'service-request.answer': [V],
  'user.import': [A, V],
  'shift.list': [A, M, V, W, B, BM, SM],
  'shift.read': [A, M, V, W, B, BM, SM],
  'shift.create': [A, M, V, B, BM, SM],
  'shift.edit': [A, M, V, B, BM, SM],
  'shift.staff': [A, M, V],
  'shift.leave': [A, M, V, W],
  'shift.cancel': [A, M, V, B, BM, SM],
  'shift.decline': [V],
  'shift.punch': [A, M, V, W, B, BM, SM],
  'shift.break': [V, W],
  'shift.answer-change': [A, M, V, B, BM, SM],
  'shift.mark-unfulfilled': [V, B, BM, SM],
  'shift.correct': [V],
  'shift.comment': [A, M, V, W, B, BM, SM],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;
/** `public` needs no token, `signed-in` any active account, a permission one of its roles. */
export type Access = 'public' | 'signed-in' | Permission;

export const may = (role: Role, permission: Permission): boolean =>
  (permissions[permission] as readonly Role[]).includes(role);

/** Whether an active account of the role may call an endpoint. */
export const mayCall = (role: Role, access: Exclude<Access, 'public'>): boolean =>
  access === 'signed-in' || may(role, access);
