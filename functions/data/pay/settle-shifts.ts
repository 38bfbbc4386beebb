import { settleAgain } from '#shared/domain/hours/act.ts';
import type { HolidayCalendar } from '#shared/domain/shifts/law.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { mapAtMost } from '../at-most.ts';
import { changeWrites, saveChange } from '../shifts/shifts.ts';
import { payFactsOf } from './pay-facts.ts';

/** Shifts that are written in parallel. */
const atOnce = 10;

/**
 * Computes the pay of completed shifts again by the rates that count now, and stores what differs; shifts of locked
 * months stay as they are. Returns how many differed. Throws VersionConflict if one changed meanwhile.
 */
export const settleShifts = async (
  shifts: readonly Shift[],
  { now, law }: { now: string; law: HolidayCalendar },
): Promise<number> => {
  const facts = await payFactsOf(shifts);
  const changes = shifts.flatMap((shift) => {
    const pay = facts.get(shift.id);
    const revision = pay && settleAgain(shift, pay, { actor: 'clock', now, law });
    return revision && revision.shift !== shift ? [{ shift, change: { ...revision, others: [] } }] : [];
  });
  await mapAtMost(changes, ({ shift, change }) => saveChange(changeWrites(change, [shift], undefined)), atOnce);
  return changes.length;
};
