import { B, BM, M, SM, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  /** Of those who may buy: until there are orders, each account may review a product once. */
  'review.write': [M, W, B, BM, SM],
} as const satisfies Record<string, readonly Role[]>;
