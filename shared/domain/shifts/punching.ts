import { type ActualTimes, isSameTimes } from '../hours/hours.ts';
import { hoursLocked, hoursStateOf } from '../hours/months.ts';
import { settled, stepOf } from '../hours/settle.ts';
import { addMinutes, latest } from '../instants.ts';
import type { PayFacts } from '../pay/pay.ts';
import { type FieldIssue, Problem } from '../problem.ts';
import type { CommandOf, Context } from './command.ts';
import { representedWorker, addFlags, revise, removeFlags } from './revise.ts';
import type { Occupied, PunchAction, Revision, Shift } from './shift.ts';
import { requireNoConflict } from './staffing.ts';
import { isLate } from './timing.ts';
import { transitions } from './transitions.ts';

/** When a punch counts from. */
const punchedAt = ({ punch }: CommandOf<PunchAction>, ctx: Context): string => punch?.at ?? ctx.now;

/** `by_phone_clock` marks hours that follow from a punch which arrived later. */
const byPhone = (command: CommandOf<PunchAction>, ctx: Context) =>
  punchedAt(command, ctx) !== ctx.now && ('by_phone_clock' as const);

/** Throws `shift-action-not-allowed` for a punch that was made before the last one that counts. */
function requireInOrder({ actual_start, breaks }: Shift, at: string): void {
  const last = breaks.at(-1);
  if ([actual_start, last?.from, last?.to].some((earlier) => earlier && at < earlier))
    throw new Problem('shift-action-not-allowed');
}

/** A worker cannot start a shift while another one of theirs is running. */
export function start(shift: Shift, command: CommandOf<'start'>, ctx: Context): Revision {
  requireNoConflict(
    shift,
    command.busy.find(({ shift_id, kind }) => shift_id !== shift.id && kind === 'in_progress'),
    ctx,
  );
  const actual_start = punchedAt(command, ctx);
  const on_behalf_of = representedWorker(shift, ctx);
  const flags = addFlags(
    shift.flags,
    isLate(shift.starts_at, actual_start) && 'late',
    on_behalf_of !== null && 'started_by_non_employee',
    byPhone(command, ctx),
  );
  const punched = { ...shift.punched, start: command.punch?.facts ?? null };
  return revise(shift, { status: transitions.start.to, actual_start, flags, punched }, ctx, { on_behalf_of });
}

/** Breaks per shift, punched or corrected. docs/rules.md, "correct". */
const maxBreaks = 10;

export function breakStart(shift: Shift, command: CommandOf<'break_start'>, ctx: Context): Revision {
  if (shift.breaks.length >= maxBreaks) throw new Problem('too-many-breaks', { params: { limit: maxBreaks } });
  return punchBreak(shift, [...shift.breaks, { from: punchedAt(command, ctx), to: null }], command, ctx);
}

export function breakEnd(shift: Shift, command: CommandOf<'break_end'>, ctx: Context): Revision {
  return punchBreak(shift, closed(shift, punchedAt(command, ctx)), command, ctx);
}

function punchBreak(
  shift: Shift,
  breaks: Shift['breaks'],
  command: CommandOf<'break_start' | 'break_end'>,
  ctx: Context,
) {
  requireInOrder(shift, punchedAt(command, ctx));
  const on_behalf_of = representedWorker(shift, ctx);
  const flags = addFlags(shift.flags, on_behalf_of !== null && 'edited_on_behalf', byPhone(command, ctx));
  return revise(shift, { breaks, flags }, ctx, { on_behalf_of });
}

const closed = ({ breaks }: Shift, at: string) => breaks.map(({ from, to }) => ({ from, to: to ?? at }));

export function end(shift: Shift, command: CommandOf<'end'>, ctx: Context): Revision {
  const actual_end = punchedAt(command, ctx);
  requireInOrder(shift, actual_end);
  const on_behalf_of = representedWorker(shift, ctx);
  const flags = addFlags(shift.flags, on_behalf_of !== null && 'ended_by_non_employee', byPhone(command, ctx));
  const patch = {
    status: transitions.end.to,
    actual_end,
    breaks: closed(shift, actual_end),
    flags,
    punched: { ...shift.punched, end: command.punch?.facts ?? null },
  } as const;
  return revise(shift, { ...patch, ...claimed({ ...shift, ...patch }, command.pay, ctx) }, ctx, { on_behalf_of });
}

/** The hours of a completed shift are submitted, with its pay. */
const claimed = (shift: Shift, pay: PayFacts, ctx: Context, reason: string | null = null) =>
  settled(shift, pay, ctx, { state: 'submitted', step: stepOf('claimed', shift, ctx, reason) });

/** Completes a shift that was not ended: at the planned end, or at its last known time if that is later. */
export function autoComplete(shift: Shift, { pay }: CommandOf<'auto_complete'>, ctx: Context): Revision {
  const breakTimes = shift.breaks.map(({ from, to }) => to ?? from);
  const actual_end = latest(shift.ends_at, shift.actual_start ?? shift.ends_at, ...breakTimes);
  const flags = addFlags(shift.flags, 'auto_completed');
  const patch = { status: transitions.auto_complete.to, actual_end, breaks: closed(shift, actual_end), flags } as const;
  return revise(shift, { ...patch, ...claimed({ ...shift, ...patch }, pay, ctx) }, ctx);
}

export const markNoShow = (shift: Shift, _: unknown, ctx: Context): Revision =>
  revise(shift, { status: transitions.no_show.to, flags: addFlags(shift.flags, 'no_show') }, ctx);

export const notFilled = (shift: Shift, _: unknown, ctx: Context): Revision =>
  revise(shift, { status: transitions.not_filled.to }, ctx);

/** Hours: the largest distance of the actual start from the plan, and the longest actual duration. */
const maxHoursFromPlan = 12;
const maxHours = 24;

/** The period that may contain the actual times of a shift. */
export const correctionPeriod = ({ starts_at }: Pick<Shift, 'starts_at'>) => ({
  starts_at: addMinutes(starts_at, -maxHoursFromPlan * 60),
  ends_at: addMinutes(starts_at, (maxHoursFromPlan + maxHours) * 60),
});

/** Throws `actual-times-invalid` with the problems by field; docs/rules.md, "correct". */
export function requireActualTimes(times: ActualTimes, shift: Pick<Shift, 'starts_at'>, now: string): void {
  const fields = actualTimesIssues(times, shift, now);
  if (Object.keys(fields).length > 0) throw new Problem('actual-times-invalid', { fields });
}

/** Throws `staff-busy` if the worker was working elsewhere at these times. */
export function requireNotElsewhere(
  shift: Shift,
  { actual_start, actual_end }: Pick<ActualTimes, 'actual_start' | 'actual_end'>,
  busy: readonly Occupied[],
  ctx: Context,
): void {
  requireNoConflict(
    shift,
    busy.find(
      ({ shift_id, kind, from, to }) =>
        shift_id !== shift.id &&
        from < actual_end &&
        // A running shift may last beyond its planned end.
        (kind === 'in_progress' || (kind === 'actual' && actual_start < to)),
    ),
    ctx,
  );
}

function actualTimesIssues(
  { actual_start, actual_end, breaks }: ActualTimes,
  { starts_at }: Pick<Shift, 'starts_at'>,
  now: string,
): Record<string, FieldIssue> {
  const issues: Record<string, FieldIssue> = {};
  if (
    actual_start < addMinutes(starts_at, -maxHoursFromPlan * 60) ||
    actual_start > addMinutes(starts_at, maxHoursFromPlan * 60)
  )
    issues['actual_start'] = { key: 'far-from-plan', params: { hours: maxHoursFromPlan } };
  if (actual_start >= now) issues['actual_start'] = { key: 'in-future' };
  if (actual_end > now) issues['actual_end'] = { key: 'in-future' };
  else if (actual_end <= actual_start) issues['actual_end'] = { key: 'not-after-start' };
  else if (actual_end > addMinutes(actual_start, maxHours * 60))
    issues['actual_end'] = { key: 'longer-than', params: { hours: maxHours } };
  for (const [nth, { from, to }] of breaks.entries()) {
    const earliest = breaks[nth - 1]?.to ?? actual_start;
    if (from < earliest) issues[`breaks.${nth}.from`] = { key: nth === 0 ? 'outside-shift' : 'breaks-overlap' };
    if (to <= from) issues[`breaks.${nth}.to`] = { key: 'not-after-start' };
    else if (to > actual_end) issues[`breaks.${nth}.to`] = { key: 'outside-shift' };
  }
  return issues;
}

/**
 * Corrects the actual times as stated by the performer. Throws `actual-times-invalid` with the fields, `times-unchanged`
 * if they are the recorded ones to the minute, and `staff-busy` if the worker was working elsewhere then, `hours-locked`
 * in a locked month. It answers the claims.
 */
export function correct(shift: Shift, command: CommandOf<'correct'>, ctx: Context): Revision {
  const { actual_start, actual_end, breaks, reason, busy, pay } = command;
  if (shift.hours && hoursStateOf(shift.hours, pay.locked) === 'locked') throw hoursLocked(shift.hours);
  requireActualTimes(command, shift, ctx.now);
  if (shift.status === transitions.correct.to && isSameTimes(shift, command)) throw new Problem('times-unchanged');
  requireNotElsewhere(shift, command, busy, ctx);
  const flags = addFlags(
    removeFlags(shift.flags, 'no_show', 'auto_completed', 'late', 'by_phone_clock'),
    'edited_on_behalf',
    isLate(shift.starts_at, actual_start) && 'late',
  );
  const patch = { status: transitions.correct.to, actual_start, actual_end, breaks, flags, claims: [] } as const;
  return revise(shift, { ...patch, ...claimed({ ...shift, ...patch }, pay, ctx, reason) }, ctx, {
    reason,
    on_behalf_of: representedWorker(shift, ctx),
  });
}
