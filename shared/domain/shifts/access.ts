import { A, B, BM, M, SM, V, W } from '../role-letters.ts';
import type { Role } from '../roles.ts';

export const access = {
  'dashboard.read': [A, M, V, B, BM, SM],
  'shift.list': [A, M, V, W, B, BM, SM],
  'shift.read': [A, M, V, W, B, BM, SM],
  'shift.create': [A, M, V, B, BM, SM],
  'shift.edit': [A, M, V, B, BM, SM],
  'shift.staff': [A, M, V],
  'shift.ask-replacement': [B, BM, SM],
  'shift.leave': [A, M, V, W],
  'shift.cancel': [A, M, V, B, BM, SM],
  'shift.decline': [V],
  'shift.punch': [A, M, V, W, B, BM, SM],
  'shift.break': [V, W],
  'shift.answer-change': [A, M, V, B, BM, SM],
  'shift.mark-unfulfilled': [V, B, BM, SM],
  'shift.correct': [V],
  'shift.comment': [A, M, V, W, B, BM, SM],
} as const satisfies Record<string, readonly Role[]>;
