import { sideOf } from '../roles.ts';
import type { Context } from './command.ts';
import type {
  LogEntry,
  LoggedChange,
  LoggedPay,
  LoggedPrices,
  LoggedTerms,
  Person,
  PlannedTimes,
  Revision,
  Shift,
  ShiftFlag,
  Terms,
} from './shift.ts';

type Why = {
  reason?: string | null;
  on_behalf_of?: Person | null;
  /** Log entries in addition to the differences. */
  also?: readonly Difference[];
};

/** Only the planned times, as in a log entry. */
export const plannedTimes = ({ starts_at, ends_at }: PlannedTimes): PlannedTimes => ({ starts_at, ends_at });
const isSame = (one: unknown, other: unknown): boolean => one === other || ordered(one) === ordered(other);
/** As JSON with sorted keys: a stored value may have another order of keys. */
const ordered = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Adds flags; `false` adds none. */
export const addFlags = (flags: readonly ShiftFlag[], ...more: (ShiftFlag | false)[]): ShiftFlag[] => [
  ...new Set([...flags, ...more.filter((flag) => flag !== false)]),
];
/** Removes flags. */
export const removeFlags = (flags: readonly ShiftFlag[], ...less: ShiftFlag[]): ShiftFlag[] =>
  flags.filter((flag) => !less.includes(flag));

const personOf = (staff: Person | null): Person | null => staff && { id: staff.id, fio: staff.fio };

/** The shift's worker, if another person acts in their place. */
export function representedWorker(shift: Shift, { actor }: Pick<Context, 'actor'>): Person | null {
  return actor !== 'clock' && sideOf(actor.role) !== 'worker' ? personOf(shift.staff) : null;
}

/**
 * Applies `patch` to a shift, increments its version and adds a log entry for each difference, so the log always
 * explains the shift. A new status drops the pending change, and that or a new worker answers the request for a
 * replacement. A new worker reads the log from this version on. A patch
 * that changes nothing returns the same shift, so that it is not written.
 */
export function revise(before: Shift, patch: Partial<Shift>, ctx: Context, why: Why = {}): Revision {
  const fields = Object.keys(patch) as (keyof Shift)[];
  if (!why.also && fields.every((field) => isSame(before[field], patch[field]))) return { shift: before, log: [] };
  const version = before.version + 1;
  const patched = { ...before, ...patch, version };
  const after: Shift = {
    ...patched,
    pending_change: patched.status === before.status ? patched.pending_change : null,
    replacement_asked:
      patched.status === before.status && patched.staff?.id === before.staff?.id ? patched.replacement_asked : null,
    staff_version: patched.staff?.id === before.staff?.id ? before.staff_version : patched.staff && version,
  };
  const changed = [...(why.also ?? []), ...differences(before, after)];
  // The reason belongs to the step itself. A pending change that the step drops was not refused for that reason.
  const whyOf = ({ kind }: Difference): Why => (kind === 'change_refused' && changed.length > 1 ? {} : why);
  const requester = before.pending_change?.vendor_id ?? null;
  return {
    shift: after,
    log: changed.map((difference) => {
      const entry = stamp(difference, after, ctx, whyOf(difference));
      const isAboutRequest = difference.kind === 'change_asked' || difference.kind === 'change_refused';
      return isAboutRequest && requester !== null ? asRequester(entry, requester, ctx) : entry;
    }),
  };
}

/**
 * An entry with the terms that a performer requested is for that performer. It must not learn which other performer
 * took the shift.
 */
function asRequester(entry: LogEntry, vendor_id: string, { actor }: Context): LogEntry {
  const isOther = performerOf(actor) !== null && performerOf(actor) !== vendor_id;
  return { ...entry, vendor_id, ...(isOther && { by: null, on_behalf_of: null }) };
}

/** A log entry for one difference: who, when, why. `shift` is the shift after the change. */
export function stamp(
  difference: Difference,
  { version, vendor }: Pick<Shift, 'version' | 'vendor'>,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  why: Why = {},
): LogEntry {
  return {
    field: null,
    ...difference,
    at: now,
    by: actor === 'clock' ? null : { id: actor.id, fio: actor.fio },
    on_behalf_of: why.on_behalf_of ?? null,
    reason: why.reason ?? null,
    version,
    vendor_id: performerOf(actor) ?? vendor?.id ?? null,
  };
}

/** The company of an actor who acts as a performer; null for others. */
export const performerOf = (actor: Context['actor']): string | null =>
  actor !== 'clock' && sideOf(actor.role) === 'performer' ? (actor.company?.id ?? null) : null;

type WithoutNoField<Change> = Change extends { field: null } ? Omit<Change, 'field'> : Change;
export type Difference = WithoutNoField<LoggedChange> & { prices?: LoggedPrices };

function differences(before: Shift, after: Shift): Difference[] {
  const found: Difference[] = [];
  const compare = (difference: Difference) => {
    if (!isSame(difference.before, difference.after)) found.push(difference);
  };
  compare({ kind: 'status', before: before.status, after: after.status });
  compare({ kind: 'staff', before: personOf(before.staff), after: personOf(after.staff) });
  for (const field of ['starts_at', 'actual_start'] as const)
    compare({ kind: 'start', field, before: before[field], after: after[field] });
  for (const field of ['ends_at', 'actual_end'] as const)
    compare({ kind: 'end', field, before: before[field], after: after[field] });
  for (let nth = 0; nth < Math.max(before.breaks.length, after.breaks.length); nth += 1)
    compare({ kind: 'break', before: before.breaks[nth] ?? null, after: after.breaks[nth] ?? null });
  compare({ kind: 'category', before: before.category.names, after: after.category.names });
  // A performer that is offered the shift later brings its price, which is no change of the terms.
  if (
    before.hourly_rate !== after.hourly_rate ||
    (before.category.id !== after.category.id && !isSame(before.prices, after.prices))
  )
    found.push({
      kind: 'rate',
      before: before.hourly_rate,
      after: after.hourly_rate,
      prices: { before: before.prices, after: after.prices },
    });
  // The first hours and pay belong to the completion itself.
  if (before.hours && after.hours) compare({ kind: 'hours', before: before.hours.state, after: after.hours.state });
  if (before.pay && after.pay) compare({ kind: 'pay', before: loggedPay(before.pay), after: loggedPay(after.pay) });
  compare({ kind: 'premium', before: before.boss_premium, after: after.boss_premium });
  compare({ kind: 'planned_break', before: before.planned_break_minutes, after: after.planned_break_minutes });
  return [...found, ...pending(before, after)];
}

/**
 * Log differences of pending changes. A confirmed change needs no entry of its own, because the new terms are logged.
 */
function pending(before: Shift, after: Shift): Difference[] {
  const was = before.pending_change;
  const is = after.pending_change;
  if (is && !(was && sameTerms(was, is) && was.by === is.by))
    return [{ kind: 'change_asked', ...termsBetween(was ?? before, is) }];
  if (was && !is && !sameTerms(was, after)) return [{ kind: 'change_refused', ...termsBetween(was, after) }];
  return [];
}

const termsBetween = (before: Terms, after: Terms) => ({
  before: loggedTerms(before),
  after: loggedTerms(after),
  prices: { before: before.prices, after: after.prices },
});

const loggedPay = ({ gross, net }: LoggedPay): LoggedPay => ({ gross, net });

const loggedTerms = ({ starts_at, ends_at, category, hourly_rate, planned_break_minutes }: Terms): LoggedTerms => ({
  starts_at,
  ends_at,
  category: category.names,
  hourly_rate,
  planned_break_minutes,
});

export const sameTerms = (one: Terms, other: Terms): boolean =>
  one.starts_at === other.starts_at &&
  one.ends_at === other.ends_at &&
  one.category.id === other.category.id &&
  one.hourly_rate === other.hourly_rate &&
  one.planned_break_minutes === other.planned_break_minutes;

/** Only the terms of a shift or of a pending change. */
export const termsOf = (one: Terms): Terms => ({
  starts_at: one.starts_at,
  ends_at: one.ends_at,
  category: one.category,
  hourly_rate: one.hourly_rate,
  prices: one.prices,
  auto_complete: one.auto_complete,
  planned_break_minutes: one.planned_break_minutes,
});
