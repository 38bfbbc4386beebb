import { type Actions, day, type Limits, type Notifications, type Permissions, type Problems } from '../area.ts';
import { A, B, BM, M, SM, V, W } from '../role-codes.ts';
import { shiftScope } from './scope.ts';

export const permissions = {
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
} as const satisfies Permissions;

export const problems = {
  'shift-action-not-allowed': 409,
  'too-many-breaks': 409,
  'too-many-changes': 409,
  'too-many-comments': 409,
  'staff-busy': 409,
  'legal-warning': 422,
  /** An order does not cost what was shown. */
  'cost-changed': 409,
  'too-many-claims': 409,
  /** The code of a poster that was replaced, or of another store. */
  'store-code-invalid': 422,
  'shift-too-soon': 422,
  'shift-in-past': 422,
  'shift-off-grid': 422,
  'shift-end-before-start': 422,
  'shift-too-long': 422,
  'shift-too-far': 422,
  'start-too-early': 422,
  'too-late-to-leave': 422,
  'actual-times-invalid': 422,
  /** A correction that states the times as they are. */
  'times-unchanged': 422,
  'staff-without-company': 422,
  'staff-without-specialty': 422,
  'order-limit': 429,
} as const satisfies Problems;

export const fieldProblems = ['far-from-plan', 'longer-than', 'outside-shift', 'breaks-overlap'] as const;

export const limits = {
  /** Shifts ordered by one company, or by one account of the platform. Bounds what the scheduled job has to close. */
  'ordered-shifts': { count: 2000, seconds: day, code: 'order-limit' },
} as const satisfies Limits;

export const notifications = {
  'shift-assigned': { to: [W], ownShift: true },
  'shift-taken-away': { to: [W], ownShift: true },
  'shift-changed': { to: [W], ownShift: true },
  'shift-terms-changed': { to: [W], ownShift: true },
  'shift-called-up': { to: [W], ownShift: true, urgent: true },
  'shift-canceled': { to: [W], ownShift: true },
  'shift-canceled-by-performer': { to: [B, BM, SM], urgent: true },
  'shift-canceled-by-customer': { to: [V] },
  'shift-left': { to: [V], urgent: true },
  'shift-left-late': { to: [B, BM, SM], urgent: true },
  'replacement-asked': { to: [V], urgent: true },
  'replacement-found': { to: [B, BM, SM] },
  'shift-change-requested': { to: [V, B, BM, SM] },
  'shift-declined': { to: [B, BM, SM] },
  /** The day before, a shift has no worker yet. */
  'shift-unfilled': { to: [V, B, BM, SM], urgent: true },
  /** Some minutes after the planned start, nobody started. */
  'shift-not-started': { to: [V, B, BM, SM], urgent: true },
  /** The same for the worker. */
  'shift-start-missed': { to: [W], ownShift: true, urgent: true },
  'shift-no-show': { to: [V, B, BM, SM], urgent: true },
  'stand-by-called-up': { to: [V, B, BM, SM], urgent: true },
  /** A worker's punch that could not be taken. */
  'punch-claimed': { to: [V] },
  'shift-request-dropped': { to: [V] },
} as const satisfies Notifications;

export const actions = { 'shifts-exported': 'export' } as const satisfies Actions;

export const lists = ['shifts'] as const;

export const live = shiftScope;
