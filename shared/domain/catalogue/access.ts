import { A, B, BM, M, SM, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  /** Of those who may buy. */
  'favourite.write': [M, W, B, BM, SM],
  /** Words that mean the same to the search. */
  'synonyms.write': [A],
} as const satisfies Record<string, readonly Role[]>;
