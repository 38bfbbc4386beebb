import { A, B, BM, M, SM, V } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'hours.list': [A, M, V, B, BM, SM],
  'hours.approve': [B, BM, SM],
  'hours.answer': [V],
  'hours.reopen': [A],
  'hours.lock': [A, V],
  'hours.set-premium': [V],
} as const satisfies Record<string, readonly Role[]>;
