import { Problem } from '../problem.ts';
import type { CommandOf, Context } from './command.ts';
import { planWarnings, restWarnings, weigh } from './law.ts';
import { scheduled } from './plan.ts';
import { flagged, revise } from './revise.ts';
import type { Change, Revision, Shift } from './shift.ts';
import { checkStaff, clash, personOf, refuseClash } from './staffing.ts';
import { clockMoment, lockedBy, transitions } from './transitions.ts';

/** Standing by is not work, so the law is asked when the worker is called up. */
export function reserve(shift: Shift, { staff, busy, backs }: CommandOf<'reserve'>, ctx: Context): Change {
  for (const backed of backs) {
    const waits = backed.status === 'new' || backed.status === 'confirmed';
    if (backed.id === shift.id || !waits) throw new Problem('shift-action-not-allowed');
    if (!staff.category_ids.includes(backed.category.id)) throw new Problem('staff-without-specialty');
  }
  checkStaff(shift, staff, busy);
  const call_ups = byTime(backs.map((backed) => ({ shift_id: backed.id, at: clockMoment('call_up', backed) })));
  const patch = {
    status: transitions.reserve.to,
    staff: personOf(staff),
    vendor: staff.company,
    flags: flagged(shift.flags, 'reserve'),
    backs: backs.map(({ id }) => id),
    call_ups,
  } as const;
  const others = backs.map((backed) => revise(backed, { backed_by: [...backed.backed_by, shift.id] }, ctx));
  return { ...revise(shift, patch, ctx), others };
}

const byTime = (call_ups: Shift['call_ups']) => call_ups.toSorted((one, other) => (one.at < other.at ? -1 : 1));

/** The worker need not wait any longer. */
export const release = (shift: Shift, { backs }: CommandOf<'release'>, ctx: Context): Change => ({
  ...revise(shift, { status: transitions.release.to, call_ups: [] }, ctx),
  others: forgotten(shift, backs, ctx),
});

/** The shifts that a stand-by shift no longer backs. */
export const forgotten = (shift: Shift, backs: readonly Shift[], ctx: Context): Revision[] =>
  backs.map((backed) => revise(backed, { backed_by: backed.backed_by.filter((id) => id !== shift.id) }, ctx));

/**
 * Sends the stand-by worker to the shift whose worker left or did not come. The clock looks once for each backed
 * shift and takes no for an answer; people are told why not.
 */
export function callUp(shift: Shift, command: CommandOf<'call_up'>, ctx: Context): Change | Revision {
  const { backed, backs, busy, override_reason } = command;
  if (!shift.backs.includes(backed.id)) throw new Problem('shift-action-not-allowed');
  const called = takingPlaceOf(backed, shift, ctx);
  const clashing = clash(called, busy);
  const over = backed.ends_at <= ctx.now;
  const warnings = [...planWarnings(called, ctx.law), ...restWarnings(called, busy)];
  if (ctx.actor === 'clock') {
    if (!missing(backed, ctx) || over || clashing) return looked(shift, backed, ctx);
  } else {
    if (!missing(backed, ctx)) throw new Problem('shift-action-not-allowed');
    if (over) throw new Problem('shift-in-past');
    refuseClash(clashing, ctx);
    weigh(warnings, override_reason);
  }
  const why = { reason: override_reason };
  const otherBacks = backs.filter(({ id }) => id !== backed.id);
  return {
    ...revise(shift, { ...called, warnings }, ctx, why),
    others: [
      revise(backed, { status: 'canceled', counterpart_id: shift.id, backed_by: [] }, ctx, why),
      ...forgotten(shift, otherBacks, ctx),
    ],
  };
}

/** The stand-by shift with the work of the other: its place, times, specialty and rate. */
const takingPlaceOf = (backed: Shift, shift: Shift, { law }: Context): Shift => ({
  ...shift,
  ...scheduled({ store: backed.store, flags: shift.flags }, backed, law),
  status: transitions.call_up.to,
  store: backed.store,
  customer: backed.customer,
  category: backed.category,
  auto_complete: backed.auto_complete,
  hourly_rate: backed.hourly_rate,
  planned_break_minutes: backed.planned_break_minutes,
  backs: [],
  call_ups: [],
  counterpart_id: backed.id,
});

/** Left: new again, which people may answer at once. Did not come: the window of the call-up's row is open. */
function missing({ status, starts_at, ends_at }: Shift, { actor, now }: Context): boolean {
  if (status === 'new' && actor !== 'clock') return true;
  const unattended = status === 'new' || status === 'confirmed' || status === 'unfulfilled';
  return unattended && lockedBy('call_up', { starts_at, ends_at }, actor, now) === null;
}

/** The clock need not look at this backed shift again, unless it was moved to later. */
function looked(shift: Shift, backed: Shift, ctx: Context): Revision {
  const at = clockMoment('call_up', backed);
  const movedOn = at > ctx.now && (backed.status === 'new' || backed.status === 'confirmed');
  const left = shift.call_ups.filter(({ shift_id }) => shift_id !== backed.id);
  return revise(shift, { call_ups: byTime(movedOn ? [...left, { shift_id: backed.id, at }] : left) }, ctx);
}
