import { A, B, BM, M, SM, V } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'coefficient.list': [A, M, V, B, BM, SM],
  'coefficient.write': [A, V],
  'rate.list': [A, V],
  'rate.write': [A, V],
} as const satisfies Record<string, readonly Role[]>;
