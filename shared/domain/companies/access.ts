import { A, B, BM, M, SM, V } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'company.create': [A],
  'company.create-own': [B],
  'company.deactivate': [A],
  'company.delete': [A],
  'company.list': [A, M],
  'company.prefill': [A, B],
  'company.read': [A, M, V, B, BM, SM],
  'company.update': [A, V, B],
  'company.update-managers': [A, V, B],
} as const satisfies Record<string, readonly Role[]>;
