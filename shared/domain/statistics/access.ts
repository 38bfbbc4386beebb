import { A, B, BM, M, SM, V, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'statistics.read': [A, M, V, W, B, BM, SM],
  'payslip.read': [A, V, W],
  'payroll.read': [A, V],
} as const satisfies Record<string, readonly Role[]>;
