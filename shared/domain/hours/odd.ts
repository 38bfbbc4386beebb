import { minutesBetween } from '../instants.ts';
import type { Shift } from '../shifts/shift.ts';
import { minutesWorked, plannedMinutes } from '../shifts/timing.ts';
import { openProposal } from './hours.ts';

/** Minutes that a start, an end and the time worked may differ from the plan without a look. */
const tolerance = 10;

/** Not punched by the worker, or with an open dispute or proposal: such hours are approved one by one. */
export const needsLook = ({ flags, hours }: Pick<Shift, 'flags' | 'hours'>): boolean =>
  openProposal(hours) !== null ||
  (
    [
      'auto_completed',
      'edited_on_behalf',
      'started_by_non_employee',
      'ended_by_non_employee',
      'by_phone_clock',
    ] as const
  ).some((flag) => flags.includes(flag));

/** Minutes worked less planned, of a completed shift. */
export const differenceFromPlan = (shift: Shift): number =>
  shift.actual_end === null ? 0 : minutesWorked(shift, shift.actual_end) - plannedMinutes(shift);

/** Whether the hours of a completed shift are out of the tolerance, or need a look. */
export const isOdd = (shift: Shift): boolean => {
  const { starts_at, ends_at, actual_start, actual_end } = shift;
  if (actual_start === null || actual_end === null) return true;
  const differences = [
    minutesBetween(starts_at, actual_start),
    minutesBetween(ends_at, actual_end),
    differenceFromPlan(shift),
  ];
  return needsLook(shift) || differences.some((minutes) => Math.abs(minutes) > tolerance);
};
