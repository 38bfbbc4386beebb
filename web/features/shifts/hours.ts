import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';

/** Minutes that the plan pays for: without its break. */
export const plannedMinutes = ({ starts_at, ends_at, planned_break_minutes }: Shift): number =>
  minutesBetween(starts_at, ends_at) - planned_break_minutes;

/** Worked against planned, once that is final. */
export const workedDifference = (shift: Shift): number | null =>
  shift.status === 'completed' ? shift.minutes_worked - plannedMinutes(shift) : null;

/** Canceled and stand-by shifts fill no order, so no sum counts them. */
export const isOrdered = ({ status }: Shift): boolean => status !== 'canceled' && status !== 'reserve';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
