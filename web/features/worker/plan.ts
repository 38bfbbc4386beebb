import type { Shift } from '#shared/contracts/shifts.ts';
import { plannedMinutes } from '#shared/domain/shifts/timing.ts';
import { timeWindowProblem } from '#shared/domain/shifts/transitions.ts';
import { isAhead } from './changes.ts';
import { todayAt } from './clock.ts';

/** A worker's shifts by their current state: today's shift, coming shifts, this month's past shifts. */
export type Plan = {
  current: Shift | undefined;
  next: readonly Shift[];
  /** Today's shift, or one that ended today, such as a night shift; it may be completed. */
  doneToday: readonly Shift[];
  /** Past shifts of this month, newest first, whether worked or not. */
  past: readonly Shift[];
  worked: Sum;
  toCome: Sum;
};
type Sum = { shifts: number; minutes: number };

/**
 * `waiting`: shifts with unsent punches. An ended one stays until the next may be started: without a connection its
 * punches may wait for the whole day. `today` is YYYY-MM-DD.
 */
export const planOf = (
  shifts: readonly Shift[],
  { now, today, waiting }: { now: string; today: string; waiting: readonly string[] },
): Plan => {
  const futureShifts = shifts.filter((shift) => isAhead(shift, now));
  const current =
    shifts.find(({ status }) => status === 'in_progress') ??
    futureShifts.find((shift) => mayStart(shift, now)) ??
    shifts.find(({ id }) => waiting.includes(id)) ??
    futureShifts[0];
  const ofMonth = (shift: Shift) => shift.day.slice(0, 7) === today.slice(0, 7);
  const over = shifts.filter((shift) => shift.status === 'completed' && shift !== current);
  return {
    current,
    next: futureShifts.filter((shift) => shift !== current),
    doneToday: over.filter(({ day, actual_end }) => day === today || (actual_end && todayAt(actual_end) === today)),
    past: shifts
      .filter((shift) => ofMonth(shift) && (shift.status === 'completed' || shift.status === 'unfulfilled'))
      .toReversed(),
    worked: sum(over.filter(ofMonth), ({ minutes_worked }) => minutes_worked),
    toCome: sum(futureShifts.filter(ofMonth), plannedMinutes),
  };
};

const mayStart = (shift: Shift, now: string): boolean =>
  shift.status === 'confirmed' && timeWindowProblem('start', shift, { role: 'ROLE_VENDOR_STAFF' }, now) === null;

const sum = (shifts: readonly Shift[], minutesOf: (shift: Shift) => number): Sum => ({
  shifts: shifts.length,
  minutes: shifts.reduce((total, shift) => total + minutesOf(shift), 0),
});
