import type { Shift } from '#shared/contracts/shifts.ts';

/** Keeps the identity of unchanged shifts between polls, so that React does not render thousands of cells again. */
export const reuseUnchanged = (before: readonly Shift[] = [], after: readonly Shift[]): readonly Shift[] => {
  const known = new Map(before.map((shift) => [shift.id, shift]));
  const kept = after.map((shift) => {
    const old = known.get(shift.id);
    return old?.version === shift.version && fingerprint(old) === fingerprint(shift) ? old : shift;
  });
  return kept.length === before.length && kept.every((shift, index) => shift === before[index]) ? before : kept;
};

/**
 * Fields that can change without a new version: with time, with the user's language or role, or with a corrected name.
 */
const fingerprint = ({
  minutes_worked,
  break_minutes,
  flags,
  actions,
  warnings,
  pending_change,
  store,
  category,
  staff,
}: Shift): string =>
  JSON.stringify([
    minutes_worked,
    break_minutes,
    flags,
    actions,
    warnings,
    pending_change,
    store.name,
    category.name,
    staff?.fio,
  ]);
