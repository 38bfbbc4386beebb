import type { Shift } from '#shared/domain/shifts/shift.ts';
import { vendorShiftsPartition } from '../shifts/shift-items.ts';
import { findShifts } from '../shifts/shifts.ts';
import { queryIndex } from '../table.ts';
import { adjustedIn } from './locks.ts';

/**
 * The shifts whose hours a performer's month pays, strongly consistent, and those of the month that are not over. The
 * index names the shifts; it is milliseconds behind for one that was assigned, which happens before a shift begins.
 */
export const shiftsOfMonth = async (companyId: string, month: string): Promise<Shift[]> => {
  const [entries, adjusted] = await Promise.all([
    queryIndex('by-vendor', vendorShiftsPartition(companyId, month)),
    adjustedIn(companyId, month),
  ]);
  const shifts = await findShifts([...entries.map(({ id }) => String(id)), ...adjusted]);
  return shifts.filter(({ hours }) => !hours || hours.month === month);
};

/** The completed shifts of the days of a month, strongly consistent, whatever month pays them. */
export const completedShiftsOf = async (companyId: string, month: string): Promise<Shift[]> => {
  const entries = await queryIndex('by-vendor', vendorShiftsPartition(companyId, month));
  const shifts = await findShifts(entries.map(({ id }) => String(id)));
  return shifts.filter(({ status }) => status === 'completed');
};
