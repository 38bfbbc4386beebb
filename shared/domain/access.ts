import { access as billing } from './billing/access.ts';
import { access as cart } from './cart/access.ts';
import { access as catalogue } from './catalogue/access.ts';
import { access as clients } from './clients/access.ts';
import { access as collections } from './collections/access.ts';
import { access as companies } from './companies/access.ts';
import { access as hours } from './hours/access.ts';
import { access as legal } from './legal/access.ts';
import { access as messages } from './messages/access.ts';
import { access as orders } from './orders/access.ts';
import { access as pay } from './pay/access.ts';
import { access as people } from './people/access.ts';
import { access as productTypes } from './product-types/access.ts';
import { access as products } from './products/access.ts';
import { access as promo } from './promo/access.ts';
import { access as reviews } from './reviews/access.ts';
import type { Role } from './roles.ts';
import { access as shifts } from './shifts/access.ts';
import { access as specialties } from './specialties/access.ts';
import { access as statistics } from './statistics/access.ts';
import { access as stores } from './stores/access.ts';
import { access as supply } from './supply/access.ts';

/**
 * The roles of each permission. The data layer limits the reachable records by the account; the transition table
 * (shared/domain/shifts) decides which shift actions are allowed.
 */
export const permissions = {
  ...people,
  ...companies,
  ...clients,
  ...stores,
  ...specialties,
  ...products,
  ...productTypes,
  ...catalogue,
  ...reviews,
  ...collections,
  ...cart,
  ...orders,
  ...supply,
  ...messages,
  ...shifts,
  ...statistics,
  ...pay,
  ...hours,
  ...legal,
  ...billing,
  ...promo,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;
/** What only admins do with a directory. Others are told so (`directory-admin-only`). */
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
