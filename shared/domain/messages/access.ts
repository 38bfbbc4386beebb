import { A, B, BM, M, SM, V, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  /** Of the orders that somebody reads. */
  'message.read': [A, M, V, W, B, BM, SM],
  'message.write': [A, M, V, W, B, BM, SM],
} as const satisfies Record<string, readonly Role[]>;
