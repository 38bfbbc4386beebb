import { A, B, BM, M, SM, V, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  /** The list of the back office: everything of a product, hidden ones too. */
  'product.list': [A, M, V],
  /** What is on sale, and for its company and the platform also what is hidden. */
  'product.browse': [A, M, V, W, B, BM, SM, 'ROLE_USER'],
  'product.write': [A, M, V],
  'product.delete': [A, V],
} as const satisfies Record<string, readonly Role[]>;
