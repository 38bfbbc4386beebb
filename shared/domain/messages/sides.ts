import type { Actor, Role } from '../roles.ts';

/** Of an order: who sells, who ordered or receives, and the platform, which reads every thread. */
export const messageSides = ['seller', 'customer', 'platform'] as const;
export type MessageSide = (typeof messageSides)[number];

const sides: Record<Role, MessageSide> = {
  ROLE_ADMIN: 'platform',
  ROLE_MANAGER: 'platform',
  ROLE_VENDOR: 'seller',
  ROLE_VENDOR_STAFF: 'customer',
  ROLE_BUYER: 'customer',
  ROLE_BUYER_MANAGER: 'customer',
  ROLE_STORE_MANAGER: 'customer',
  ROLE_USER: 'customer',
};

/** The side on which somebody who reads an order writes. A manager of the platform who ordered is the customer. */
export const messageSideOf = ({ id, role }: Pick<Actor, 'id' | 'role'>, orderedBy: string): MessageSide =>
  id === orderedBy ? 'customer' : sides[role];
