import { A, B, BM, M, SM, V, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'specialty.list': [A, M, V, W, B, BM, SM],
  'specialty.write': [A],
} as const satisfies Record<string, readonly Role[]>;
