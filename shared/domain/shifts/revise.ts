import { sideOf } from '../roles.ts';
import type { Context } from './command.ts';
import type { LogEntry, LogKind, Person, Revision, Shift, ShiftFlag } from './shift.ts';

type Why = { reason?: string | null; on_behalf_of?: Person | null };
type Times = Pick<Shift, 'starts_at' | 'ends_at'>;

/** Planned times as one logged value: an ISO 8601 interval. */
export const interval = ({ starts_at, ends_at }: Times): string => `${starts_at}/${ends_at}`;

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

type Difference = Pick<LogEntry, 'kind' | 'before' | 'after'> & Partial<Pick<LogEntry, 'field'>>;

function differences(before: Shift, after: Shift): Difference[] {
  const found: Difference[] = [];
  const compare = (
    kind: LogKind,
    one: LogEntry['before'],
    other: LogEntry['after'],
    field: LogEntry['field'] = null,
  ) => {
    if (JSON.stringify(one) !== JSON.stringify(other)) found.push({ kind, field, before: one, after: other });
  };
  compare('status', before.status, after.status);
  compare('staff', before.staff, after.staff);
  for (const field of ['starts_at', 'actual_start'] as const) compare('start', before[field], after[field], field);
  for (const field of ['ends_at', 'actual_end'] as const) compare('end', before[field], after[field], field);
  for (let nth = 0; nth < Math.max(before.breaks.length, after.breaks.length); nth += 1)
    compare('break', before.breaks[nth] ?? null, after.breaks[nth] ?? null);
  compare('category', before.category.names, after.category.names);
  compare('break', `${before.planned_break_minutes}`, `${after.planned_break_minutes}`, 'planned_break_minutes');
  return [...found, ...pending(before, after)];
}

/** Asking for other times and the end of that; when it ends by being applied, the new times say so themselves. */
function pending(before: Shift, after: Shift): Difference[] {
  const was = before.pending_change;
  const is = after.pending_change;
  if (is && !(was && interval(was) === interval(is) && was.by === is.by))
    return [{ kind: 'change_asked', before: interval(was ?? before), after: interval(is) }];
  if (was && !is && interval(was) !== interval(after))
    return [{ kind: 'change_refused', before: interval(was), after: null }];
  return [];
}
