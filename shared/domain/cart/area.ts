import type { Permissions, Problems } from '../area.ts';
import { B, BM, M, SM, W } from '../role-codes.ts';

export const permissions = {
  /** Of those who may buy. */
  'cart.write': [M, W, B, BM, SM],
} as const satisfies Permissions;

export const problems = {
  'cart-other-company': 409,
  'cart-full': 409,
  'cart-empty': 409,
  'cart-changed': 409,
  'out-of-stock': 409,
  'fewer-in-stock': 409,
  'too-heavy-to-deliver': 409,
} as const satisfies Problems;

export const fieldProblems = ['no-pickup'] as const;
