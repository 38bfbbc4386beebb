import { A, B, BM, M, SM, V, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'tariff.read': [A, M, V, B],
  'tariff.write': [A],
  /** Everyone of a company reads how long its plan goes on; who acts for it pays. */
  'subscription.read': [V, W, B, BM, SM],
  'subscription.write': [V, B],
  'transaction.list': [A, V, B],
  'transaction.write': [A],
} as const satisfies Record<string, readonly Role[]>;
