import { A, B, BM, M, SM, V } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'collection.read': [A, M, V, B, BM, SM],
  'collection.write': [A],
  /** How long products count as new, and which of them do not. */
  'new-days.write': [A],
} as const satisfies Record<string, readonly Role[]>;
