import type { Shift } from '#shared/contracts/shifts.ts';
import { isOrdered } from '#shared/domain/shifts/coverage.ts';
import { plannedMinutes } from '#shared/domain/shifts/timing.ts';
import { workedDifference } from '#shared/domain/shifts/worked-difference.ts';
import { sum } from '../hours.ts';

/** Minutes of the ordered shifts, as in the calendar; `difference` is null until one is completed. */
export const totalsOf = (shifts: readonly Shift[]): { planned: number; worked: number; difference: number | null } => {
  const ordered = shifts.filter(isOrdered);
  const differences = ordered.map(workedDifference).filter((one) => one !== null);
  return {
    planned: sum(ordered.map(plannedMinutes)),
    worked: sum(ordered.map(({ minutes_worked }) => minutes_worked)),
    difference: differences.length > 0 ? sum(differences) : null,
  };
};
