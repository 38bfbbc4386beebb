import { type Actions, day, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';
import { orderScope } from './scope.ts';

export const permissions = {
  'order.read': [A, M, V, W, B, BM, SM],
  /** The transition table (transitions.ts) decides which actions are allowed. */
  'order.write': [A, M, V, W, B, BM, SM],
  /** The back office: abandoned carts, statistics of the shop. */
  'order.list': [A, M, V],
  'order.sales': [A, V],
  'order.payment': [A],
  'order.delete': [A],
  /** Costs of delivery, and how much of an order bonuses pay. */
  'shop-settings.write': [A],
} as const satisfies Permissions;

export const problems = {
  'order-not-allowed': 409,
  'order-not-canceled': 409,
  'order-not-invoiced': 409,
  'order-partly-shipped': 409,
  'quotation-expired': 409,
  'quotation-below-bonuses': 409,
  'too-many-order-changes': 409,
} as const satisfies Problems;

export const fieldProblems = ['not-all-products', 'quotation-days', 'weight-order'] as const;

export const limits = {
  /** Of an account: each takes pieces from a stock. */
  'orders-of-account': { count: 200, seconds: day, code: 'too-many-requests' },
} as const satisfies Limits;

export const notifications = {
  'order-placed': { to: [V], lettered: true },
  'order-quoted': { to: [B, BM, SM, M, W], lettered: true },
  'order-quotation-accepted': { to: [V] },
  'order-paid': { to: [V] },
  'order-ready': { to: [B, BM, SM, M, W], lettered: true },
  'order-shipped': { to: [B, BM, SM, M, W], lettered: true },
  'order-canceled': { to: [V, B, BM, SM, M, W], lettered: true },
} as const satisfies Notifications;

export const recordKinds = ['order'] as const;

export const actions = {
  'orders-exported': 'export',
  'sales-exported': 'export',
  'order-deleted': 'order',
  'shop-settings-set': 'setting',
} as const satisfies Actions;

export const lists = ['orders', 'my-orders', 'abandoned-carts'] as const;

export const live = orderScope;
