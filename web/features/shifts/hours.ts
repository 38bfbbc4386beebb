import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';

/** Paid minutes of the plan, without the break. */
export const plannedMinutes = ({ starts_at, ends_at, planned_break_minutes }: Shift): number =>
  minutesBetween(starts_at, ends_at) - planned_break_minutes;

/** Worked minus planned minutes; null until the shift is completed. */
export const workedDifference = (shift: Shift): number | null =>
  shift.status === 'completed' ? shift.minutes_worked - plannedMinutes(shift) : null;

/** Canceled and stand-by shifts fill no order, so totals exclude them. */
export const isOrdered = ({ status }: Shift): boolean => status !== 'canceled' && status !== 'reserve';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
