import { A, B, BM, M, SM, V } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'store.list': [A, M, V, B, BM, SM],
  'store.read': [A, M, V, B, BM, SM],
  'store.create': [A, B],
  'store.update': [A, B, BM, SM],
  'store.deactivate': [A, B],
  'store.delete': [A, B],
  'store.list-users': [A, M, B, BM],
  'store.update-managers': [A, B],
} as const satisfies Record<string, readonly Role[]>;
