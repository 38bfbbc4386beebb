import { localDay } from '../local-time.ts';
import { pricesOn } from '../pay/prices.ts';
import { Problem } from '../problem.ts';
import { sideOf } from '../roles.ts';
import type { CommandOf, Context } from './command.ts';
import { planWarnings, restWarnings, requireOverrideReason } from './law.ts';
import { checkTimes, scheduled } from './plan.ts';
import { possiblePerformersOf } from './reach.ts';
import { addFlags, performerOf, revise, sameTerms, termsOf } from './revise.ts';
import type { Change, Revision, Shift, Terms, PendingChange } from './shift.ts';
import { findClash, requireNoConflict } from './staffing.ts';
import { removeBackLinks, reviseWithStandBys } from './stand-by-links.ts';
import { isLateCancel } from './timing.ts';
import { transitions } from './transitions.ts';

/** Admins and managers edit as the performer. */
const actingSide = ({ actor }: Context): PendingChange['by'] =>
  actor !== 'clock' && sideOf(actor.role) === 'customer' ? 'customer' : 'performer';

/**
 * Edits that need consent become a pending change: every edit of a confirmed shift, and the performer's edit of a new
 * shift that the customer ordered. When a customer requests times, the worker's availability and rest are checked on
 * confirmation by the performer. A new specialty comes with its rate and prices of now; an unchanged specialty keeps
 * those of the order.
 */
export function edit(shift: Shift, command: CommandOf<'edit'>, ctx: Context): Change | Revision {
  const { staff, busy, standBys, override_reason } = command;
  const category = command.category?.id === shift.category.id ? undefined : command.category;
  const starts_at = command.starts_at ?? shift.starts_at;
  const terms: Terms = {
    ...termsOf(shift),
    ...(category && {
      category: { id: category.id, names: category.names },
      hourly_rate: category.hourly_rate,
      prices: pricesOn(category.prices, {
        category_id: category.id,
        day: localDay(starts_at, shift.store.time_zone),
        performers: possiblePerformersOf(shift),
      }),
      auto_complete: category.auto_complete,
    }),
    starts_at,
    ends_at: command.ends_at ?? shift.ends_at,
    planned_break_minutes: command.planned_break_minutes ?? shift.planned_break_minutes,
  };
  const moved = terms.starts_at !== shift.starts_at || terms.ends_at !== shift.ends_at;
  const side = actingSide(ctx);

  if (moved) checkTimes(terms, ctx.actor, ctx.now);
  if (category && shift.staff && !staff?.category_ids.includes(category.id))
    throw new Problem('staff-without-specialty');
  const after = { ...shift, ...terms };
  const busyToo = shift.staff && side === 'performer' ? busy : [];
  if (moved) requireNoConflict(shift, findClash(after, busyToo), ctx);
  if (moved || terms.planned_break_minutes !== shift.planned_break_minutes)
    requireOverrideReason([...planWarnings(after, ctx.law), ...restWarnings(after, busyToo)], override_reason);

  const why = { reason: override_reason };
  if (sameTerms(terms, shift)) return revise(shift, {}, ctx, why);
  const needsConsent = shift.status === 'confirmed' || (shift.ordered_by === 'customer' && side === 'performer');
  const warningsOf = (plan: Shift) => [...planWarnings(plan, ctx.law), ...restWarnings(plan, shift.staff ? busy : [])];
  if (!needsConsent) return applyTerms(shift, terms, warningsOf(after), standBys, ctx, why);
  const requested = { ...terms, by: side, vendor_id: performerOf(ctx.actor), warnings: warningsOf(after) } as const;
  return revise(shift, { pending_change: requested, warnings: warningsOf(shift) }, ctx, why);
}

/** Makes the requested terms the plan after the other side confirmed. All requirements are checked again. */
export function confirmChange(shift: Shift, command: CommandOf<'confirm_change'>, ctx: Context): Change {
  const { staff, busy, standBys, override_reason } = command;
  const requested = termsOf(shift.pending_change ?? shift);
  if (requested.starts_at <= ctx.now) throw new Problem('shift-in-past');
  const after = { ...shift, ...requested };
  if (
    shift.staff &&
    requested.category.id !== shift.category.id &&
    !staff?.category_ids.includes(requested.category.id)
  )
    throw new Problem('staff-without-specialty');
  requireNoConflict(shift, findClash(after, busy), ctx);
  const warnings = [...planWarnings(after, ctx.law), ...restWarnings(after, busy)];
  requireOverrideReason(warnings, override_reason);
  return applyTerms(shift, requested, warnings, standBys, ctx, { reason: override_reason });
}

/** The shift with new terms and without a pending change. */
const applyTerms = (
  shift: Shift,
  terms: Terms,
  warnings: Shift['warnings'],
  standBys: readonly Shift[],
  ctx: Context,
  why: { reason: string | undefined },
): Change =>
  reviseWithStandBys(
    shift,
    { ...terms, ...scheduled(shift, terms, ctx.law), pending_change: null, warnings },
    standBys,
    ctx,
    why,
  );

/** Drops the pending change: refused by the other side, or withdrawn by the requesting side. */
export const refuseChange = (shift: Shift, { reason }: CommandOf<'refuse_change'>, ctx: Context): Revision =>
  revise(shift, { pending_change: null }, ctx, { reason });

/** Makes the shift new again, with its performer but without a worker. */
export function leave(shift: Shift, { reason }: CommandOf<'leave'>, ctx: Context): Revision {
  const patch = { status: transitions.leave.to, staff: null, warnings: planWarnings(shift, ctx.law) } as const;
  return revise(shift, patch, ctx, { reason });
}

/**
 * Withdraws the shift from the performer's offers. If the performer staffed it, the shift is offered again to the
 * others it was offered to before; one that was ordered from this performer only is then offered to nobody. The
 * performer's pending change is dropped, and its stand-by workers no longer back the shift.
 */
export function decline(shift: Shift, { reason, standBys }: CommandOf<'decline'>, ctx: Context): Change {
  const company = ctx.actor === 'clock' ? null : ctx.actor.company;
  if (!company) throw new Problem('shift-action-not-allowed');
  const patch = {
    vendor: null,
    offered_to: shift.offered_to.filter((id) => id !== company.id),
    ...(shift.pending_change?.vendor_id === company.id && { pending_change: null }),
  };
  const declined = { kind: 'declined', before: { id: company.id, name: company.name }, after: null } as const;
  return reviseWithStandBys(shift, patch, standBys, ctx, { reason, also: [declined] });
}

export function cancel(shift: Shift, { reason, backs, standBys }: CommandOf<'cancel'>, ctx: Context): Change {
  const flags = addFlags(shift.flags, isLateCancel(shift, ctx.now) && 'late_cancel');
  const canceled = shift.status === 'reserve' ? {} : { canceled_by: actingSide(ctx) };
  const patch = { status: transitions.cancel.to, flags, call_ups: [], ...canceled } as const;
  const change = reviseWithStandBys(shift, patch, standBys, ctx, { reason });
  return { ...change, others: [...removeBackLinks(shift, backs, ctx), ...change.others] };
}
