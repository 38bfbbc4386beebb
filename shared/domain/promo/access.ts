import { A, B, BM, SM, V, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  /** An admin reads all codes, others their own. */
  'promo-code.read': [A, V, W, B, BM, SM],
  'promo-code.write': [A],
  'promo-code.statistics': [A],
  /** Who pays for a company uses codes for it. */
  'promo-code.use': [V, B],
} as const satisfies Record<string, readonly Role[]>;
