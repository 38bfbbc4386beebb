import type { Shift } from '#shared/contracts/shifts.ts';

/** Thousands come anew every few seconds; those that say the same stay the same objects, so nothing draws them again. */
export const keptShifts = (before: readonly Shift[] = [], after: readonly Shift[]): readonly Shift[] => {
  const known = new Map(before.map((shift) => [shift.id, shift]));
  const kept = after.map((shift) => {
    const old = known.get(shift.id);
    return old?.version === shift.version && fingerprint(old) === fingerprint(shift) ? old : shift;
  });
  return kept.length === before.length && kept.every((shift, index) => shift === before[index]) ? before : kept;
};

/** What may change without a new version: by the clock, by the reader's language and role, by a name that is corrected. */
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
