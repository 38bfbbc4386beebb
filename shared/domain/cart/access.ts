import { B, BM, M, SM, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  /** Of those who may buy. */
  'cart.write': [M, W, B, BM, SM],
} as const satisfies Record<string, readonly Role[]>;
