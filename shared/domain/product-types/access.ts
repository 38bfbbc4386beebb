import { A, B, BM, M, SM, V } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'product-type.read': [A, M, V, B, BM, SM],
  'product-type.write': [A],
} as const satisfies Record<string, readonly Role[]>;
