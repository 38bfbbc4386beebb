import type { Shift } from '#shared/contracts/shifts.ts';
import { plannedMinutes } from '#shared/domain/shifts/timing.ts';

/** Worked minus planned minutes; null until the shift is completed. */
export const workedDifference = (shift: Shift): number | null =>
  shift.status === 'completed' ? shift.minutes_worked - plannedMinutes(shift) : null;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
