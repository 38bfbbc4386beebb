import { addMinutes } from '../instants.ts';
import { Problem } from '../problem.ts';
import { sideOf } from '../roles.ts';
import type { CommandOf, Context } from './command.ts';
import { planWarnings, restWarnings, weigh } from './law.ts';
import type { Plan } from './law.ts';
import { checkTimes, scheduled } from './plan.ts';
import { flagged, revise } from './revise.ts';
import type { Change, Revision, Shift, Warning } from './shift.ts';
import { clash, refuseClash } from './staffing.ts';
import { forgotten } from './standby.ts';
import { transitions } from './transitions.ts';

/** M and A edit as the performer. */
const sideAsking = ({ actor }: Context) =>
  actor !== 'clock' && sideOf(actor.role) === 'customer' ? 'customer' : 'performer';

/**
 * On a new shift all of it applies at once; on a confirmed one new times wait for the other side. Whether the worker is
 * free and rested at the times that a customer asks for is the performer's to answer, when it confirms them.
 */
export function edit(shift: Shift, command: CommandOf<'edit'>, ctx: Context): Revision {
  const { category, staff, busy, override_reason } = command;
  const times = { starts_at: command.starts_at ?? shift.starts_at, ends_at: command.ends_at ?? shift.ends_at };
  const moved = times.starts_at !== shift.starts_at || times.ends_at !== shift.ends_at;
  const planned_break_minutes = command.planned_break_minutes ?? shift.planned_break_minutes;
  const side = sideAsking(ctx);

  if (moved) checkTimes(times, ctx.actor, ctx.now);
  if (category && shift.staff && !staff?.category_ids.includes(category.id))
    throw new Problem('staff-without-specialty');
  const wanted = { ...shift, ...times, planned_break_minutes };
  const busyToo = shift.staff && side === 'performer' ? busy : [];
  if (moved) refuseClash(clash(wanted, busyToo), ctx);
  if (moved || planned_break_minutes !== shift.planned_break_minutes)
    weigh([...planWarnings(wanted, ctx.law), ...restWarnings(wanted, busyToo)], override_reason);

  const waits = moved && shift.status === 'confirmed';
  const after: Shift = {
    ...shift,
    ...(moved && !waits && scheduled(shift, times, ctx.law)),
    ...(waits && { pending_change: { ...times, by: side, warnings: warningsOf(wanted) } }),
    ...(category && {
      category: { id: category.id, names: category.names },
      hourly_rate: category.hourly_rate,
      auto_complete: category.auto_complete,
    }),
    planned_break_minutes,
  };
  return revise(shift, { ...after, warnings: warningsOf(after) }, ctx, { reason: override_reason });

  function warningsOf(plan: Plan): Warning[] {
    return [...planWarnings(plan, ctx.law), ...restWarnings(plan, shift.staff ? busy : [])];
  }
}

/** The other side's word makes the asked times the plan; everything they must fulfil is checked anew. */
export function confirmChange(shift: Shift, command: CommandOf<'confirm_change'>, ctx: Context): Revision {
  const { busy, override_reason } = command;
  const asked = shift.pending_change ?? shift;
  if (asked.starts_at <= ctx.now) throw new Problem('shift-in-past');
  const after: Shift = { ...shift, ...scheduled(shift, asked, ctx.law), pending_change: null };
  refuseClash(clash(after, busy), ctx);
  const warnings = [...planWarnings(after, ctx.law), ...restWarnings(after, busy)];
  weigh(warnings, override_reason);
  return revise(shift, { ...after, warnings }, ctx, { reason: override_reason });
}

/** The other side refuses, or the asking side takes it back. */
export const refuseChange = (shift: Shift, { reason }: CommandOf<'refuse_change'>, ctx: Context): Revision =>
  revise(shift, { pending_change: null }, ctx, { reason });

/** The shift is new again, with its performer, and nobody's. */
export function leave(shift: Shift, { reason }: CommandOf<'leave'>, ctx: Context): Revision {
  const patch = { status: transitions.leave.to, staff: null, warnings: planWarnings(shift, ctx.law) } as const;
  return revise(shift, patch, ctx, { reason });
}

/** Less than this before the start, a cancellation is late. */
const noticeMinutes = 12 * 60;

export function cancel(shift: Shift, { reason, backs }: CommandOf<'cancel'>, ctx: Context): Change {
  const late = ctx.now > addMinutes(shift.starts_at, -noticeMinutes);
  const flags = flagged(shift.flags, late && 'late_cancel');
  return {
    ...revise(shift, { status: transitions.cancel.to, flags, call_ups: [] }, ctx, { reason }),
    others: forgotten(shift, backs, ctx),
  };
}
