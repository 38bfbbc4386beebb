import { A, B, BM, M, SM, V, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
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
} as const satisfies Record<string, readonly Role[]>;
