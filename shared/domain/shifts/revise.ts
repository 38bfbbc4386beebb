import { sideOf } from '../roles.ts';
import type { Context } from './command.ts';
import type { LogEntry, LoggedChange, Person, PlannedTimes, Revision, Shift, ShiftFlag } from './shift.ts';

type Why = { reason?: string | null; on_behalf_of?: Person | null };

/** Only the planned times, as a log entry keeps them. */
export const plannedTimes = ({ starts_at, ends_at }: PlannedTimes): PlannedTimes => ({ starts_at, ends_at });
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The flags with more of them set; `false` sets none. */
export const flagged = (flags: readonly ShiftFlag[], ...more: (ShiftFlag | false)[]): ShiftFlag[] => [
  ...new Set([...flags, ...more.filter((flag) => flag !== false)]),
];
/** The flags without some. */
export const unflagged = (flags: readonly ShiftFlag[], ...less: ShiftFlag[]): ShiftFlag[] =>
  flags.filter((flag) => !less.includes(flag));

/** The worker, when someone else of any side acts in their place. */
export function behalf(shift: Shift, { actor }: Pick<Context, 'actor'>): Person | null {
  return actor !== 'clock' && sideOf(actor.role) !== 'worker' ? shift.staff : null;
}

/**
 * The shift with `patch` applied and its version grown by one, and a log entry for each thing that differs. Because
 * the log is the difference, it always explains the shift. A pending change is dropped by leaving `confirmed`.
 */
export function revise(before: Shift, patch: Partial<Shift>, ctx: Context, why: Why = {}): Revision {
  const patched = { ...before, ...patch, version: before.version + 1 };
  const after = patched.status === 'confirmed' ? patched : { ...patched, pending_change: null };
  return {
    shift: after,
    log: differences(before, after).map((difference) => stamp(difference, ctx, whyOf(difference))),
  };

  /** What is dropped along with a step was not refused for the step's reason. */
  function whyOf({ kind }: Difference): Why {
    return kind === 'change_refused' && after.status !== 'confirmed' ? {} : why;
  }
}

/** A log entry of one difference: who made it, when, why. */
export function stamp(difference: Difference, { actor, now }: Pick<Context, 'actor' | 'now'>, why: Why = {}): LogEntry {
  return {
    field: null,
    ...difference,
    at: now,
    by: actor === 'clock' ? null : { id: actor.id, fio: actor.fio },
    on_behalf_of: why.on_behalf_of ?? null,
    reason: why.reason ?? null,
  };
}

type WithoutNoField<Change> = Change extends { field: null } ? Omit<Change, 'field'> : Change;
type Difference = WithoutNoField<LoggedChange>;

function differences(before: Shift, after: Shift): Difference[] {
  const found: Difference[] = [];
  const compare = (difference: Difference) => {
    if (!isSame(difference.before, difference.after)) found.push(difference);
  };
  compare({ kind: 'status', before: before.status, after: after.status });
  compare({ kind: 'staff', before: before.staff, after: after.staff });
  for (const field of ['starts_at', 'actual_start'] as const)
    compare({ kind: 'start', field, before: before[field], after: after[field] });
  for (const field of ['ends_at', 'actual_end'] as const)
    compare({ kind: 'end', field, before: before[field], after: after[field] });
  for (let nth = 0; nth < Math.max(before.breaks.length, after.breaks.length); nth += 1)
    compare({ kind: 'break', before: before.breaks[nth] ?? null, after: after.breaks[nth] ?? null });
  compare({ kind: 'category', before: before.category.names, after: after.category.names });
  compare({ kind: 'planned_break', before: before.planned_break_minutes, after: after.planned_break_minutes });
  return [...found, ...pending(before, after)];
}

/** Asking for other times and the end of that; when it ends by being applied, the new times say so themselves. */
function pending(before: Shift, after: Shift): Difference[] {
  const was = before.pending_change;
  const is = after.pending_change;
  if (is && !(was && isSame(plannedTimes(was), plannedTimes(is)) && was.by === is.by))
    return [{ kind: 'change_asked', before: plannedTimes(was ?? before), after: plannedTimes(is) }];
  if (was && !is && !isSame(plannedTimes(was), plannedTimes(after)))
    return [{ kind: 'change_refused', before: plannedTimes(was), after: null }];
  return [];
}
