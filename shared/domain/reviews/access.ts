import { A, B, BM, M, SM, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  /** Of those who may buy. Only those who have bought the product may review it (`refusalOf`). */
  'review.write': [M, W, B, BM, SM],
  /** Reads hidden reviews, hides and shows them. */
  'review.moderate': [A],
} as const satisfies Record<string, readonly Role[]>;
