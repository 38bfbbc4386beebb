import { A, B, BM, M, SM, V, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  /** The accord and its cart. */
  'supply.write': [V],
  'delivery-document.read': [A, M, V, W, B, BM, SM],
  'delivery-document.issue': [V],
  /** The table of statuses (documents.ts) decides which are allowed. */
  'delivery-document.write': [A, M, V, W, B, BM, SM],
} as const satisfies Record<string, readonly Role[]>;
