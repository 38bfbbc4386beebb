import type { Notifications, Permissions, Problems } from '../area.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';

export const permissions = {
  'hours.list': [A, M, V, B, BM, SM],
  'hours.approve': [B, BM, SM],
  'hours.answer': [V],
  'hours.reopen': [A],
  'hours.lock': [A, V],
  'hours.set-premium': [V],
} as const satisfies Permissions;

export const problems = {
  'hours-action-not-allowed': 409,
  'hours-locked': 409,
  /** A dispute that proposes the times as they are. */
  'hours-not-disputed': 422,
  'hours-not-approved': 409,
  'hours-need-look': 409,
  /** Of an approval that its author undoes too late. */
  'approval-too-old': 409,
  'month-not-over': 422,
} as const satisfies Problems;

export const notifications = {
  'hours-disputed': { to: [V] },
  'hours-answered': { to: [B, BM, SM] },
  'hours-reduced': { to: [W] },
} as const satisfies Notifications;
