import type { Actions, Permissions } from '../area.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';

export const permissions = {
  'statistics.read': [A, M, V, W, B, BM, SM],
  'payslip.read': [A, V, W],
  'payroll.read': [A, V],
} as const satisfies Permissions;

export const actions = { 'payroll-exported': 'export', 'statistics-exported': 'export' } as const satisfies Actions;

export const lists = ['staff-statistics', 'object-statistics'] as const;
