import type { Shift } from './shift.ts';
import { plannedMinutes } from './timing.ts';

type Worked = Pick<Shift, 'status'> & Parameters<typeof plannedMinutes>[0] & { minutes_worked: number };

/** Worked minus planned minutes; null until the shift is completed. */
export const workedDifference = (shift: Worked): number | null =>
  shift.status === 'completed' ? shift.minutes_worked - plannedMinutes(shift) : null;

/** Minutes of difference from the plan that lists highlight. */
export const noticeable = 15;

/** Minutes worked beyond the plan; 0 while they are too few to be highlighted. */
export const minutesOver = (shift: Worked): number => {
  const over = workedDifference(shift) ?? 0;
  return over < noticeable ? 0 : over;
};
