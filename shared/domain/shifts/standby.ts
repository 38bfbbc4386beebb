import { Problem } from '../problem.ts';
import { acceptsStandBy, hasStandByPlace } from './accepts-stand-by.ts';
import type { CommandOf, Context } from './command.ts';
import { planWarnings, restWarnings, requireOverrideReason } from './law.ts';
import { scheduled } from './plan.ts';
import { reachedByPerformer } from './reach.ts';
import { addFlags, revise, termsOf } from './revise.ts';
import type { Change, Revision, Shift } from './shift.ts';
import { checkStaff, findClash, requireNoConflict, requireNoRequestOf, staffFrom } from './staffing.ts';
import {
  byTime,
  callUpCheck,
  onePerShift,
  removeBackLinks,
  reviseWithStandBys,
  withNewest,
  withoutStandBys,
  withStandBy,
} from './stand-by-links.ts';
import { timeWindowProblem, transitions } from './transitions.ts';

/** Stand-by is not work, so legal warnings are checked at the call-up. */
export function reserve(shift: Shift, command: CommandOf<'reserve'>, ctx: Context): Change {
  const { staff, busy, backs, standBys } = command;
  requireNoRequestOf(staff, shift);
  checkStaff(shift, staff, busy);
  const performer = staff.company?.id ?? '';
  for (const backed of backs) {
    const isPossible = acceptsStandBy(backed, shift) && reachedByPerformer(backed, performer);
    if (!isPossible || !hasStandByPlace(backed, performer)) throw new Problem('shift-action-not-allowed');
    if (!staff.category_ids.includes(backed.category.id)) throw new Problem('staff-without-specialty');
  }
  const patch = {
    status: transitions.reserve.to,
    staff: staffFrom(staff),
    vendor: staff.company,
    flags: addFlags(shift.flags, 'reserve'),
    backs: backs.map(({ id }) => id),
    call_ups: byTime(backs.map(callUpCheck)),
  } as const;
  const change = reviseWithStandBys(shift, patch, standBys, ctx);
  const others = backs.map((backed) => revise(backed, withStandBy(backed, shift.id, performer), ctx));
  return { ...change, others: [...change.others, ...others] };
}

/** A stand-by worker may back shifts of the same customer that their performer staffs or may staff. */
const mayBack = (standBy: Shift, backed: Shift, performer: string | undefined): boolean =>
  backed.customer.id === standBy.customer.id && reachedByPerformer(backed, performer);

export function release(shift: Shift, { backs, standBys }: CommandOf<'release'>, ctx: Context): Change {
  const change = reviseWithStandBys(shift, { status: transitions.release.to, call_ups: [] }, standBys, ctx);
  return { ...change, others: [...removeBackLinks(shift, backs, ctx), ...change.others] };
}

/**
 * Sends the stand-by worker to a backed shift whose worker left or did not come. The scheduled job tries once per
 * backed shift and drops the entry if the call-up is impossible; people get the refusal. The backed shift's other
 * stand-by shifts no longer back it. Those of the called-up shift back it with its new terms.
 */
export function callUp(shift: Shift, command: CommandOf<'call_up'>, ctx: Context): Change | Revision {
  const { backed, backs, standBys, busy, staff, override_reason } = command;
  const backsIt = shift.backs.includes(backed.id) && mayBack(shift, backed, shift.vendor?.id);
  if (ctx.actor !== 'clock' && !backsIt) throw new Problem('shift-action-not-allowed');
  const called = takeOverShift(backed, shift, ctx);
  const clashing = findClash(called, busy);
  const over = backed.ends_at <= ctx.now;
  const isSkilled = staff?.category_ids.includes(backed.category.id) === true;
  const warnings = [...planWarnings(called, ctx.law), ...restWarnings(called, busy)];
  if (ctx.actor === 'clock') {
    if (!backsIt || !isSkilled || !missing(backed, ctx) || over || clashing)
      return closeCallUpCheck(shift, backed, ctx);
  } else {
    if (!staff || !missing(backed, ctx)) throw new Problem('shift-action-not-allowed');
    if (over) throw new Problem('shift-in-past');
    if (!isSkilled) throw new Problem('staff-without-specialty');
    requireNoConflict(shift, clashing, ctx);
    requireOverrideReason(warnings, override_reason);
  }
  const why = { reason: override_reason };
  const unlinked = removeBackLinks(
    shift,
    backs.filter(({ id }) => id !== backed.id),
    ctx,
  );
  const replaced = {
    status: 'canceled',
    // An offered shift was taken by this performer, so the others no longer see it.
    vendor: backed.vendor ?? shift.vendor,
    counterpart_id: shift.id,
    ...withoutStandBys(backed, [shift.id]),
  } as const;
  const others = withNewest(
    standBys.filter(({ id }) => id !== shift.id),
    unlinked,
  );
  const canceled = reviseWithStandBys(backed, replaced, others, ctx, why);
  const confirmed = reviseWithStandBys(shift, { ...called, warnings }, withNewest(others, canceled.others), ctx, why);
  return { ...confirmed, others: onePerShift([canceled, ...unlinked, ...canceled.others, ...confirmed.others]) };
}

/** The stand-by shift with the place, terms and comment of the backed shift. */
const takeOverShift = (backed: Shift, shift: Shift, { law }: Context): Shift => ({
  ...shift,
  ...scheduled({ store: backed.store, flags: shift.flags }, backed, law),
  status: transitions.call_up.to,
  ...termsOf(backed),
  store: backed.store,
  customer: backed.customer,
  ordered_by: backed.ordered_by,
  comment: backed.comment,
  backs: [],
  call_ups: [],
  counterpart_id: backed.id,
  called_up: { shift_id: backed.id, version: shift.version + 1, store_id: shift.store.id },
});

/** The worker left (the shift is new; people may call up at once) or did not come (the call-up window is open). */
function missing({ status, starts_at, ends_at }: Shift, { actor, now }: Context): boolean {
  if (status === 'new' && actor !== 'clock') return true;
  const unattended = status === 'new' || status === 'confirmed' || status === 'unfulfilled';
  return unattended && timeWindowProblem('call_up', { starts_at, ends_at }, actor, now) === null;
}

/** Drops the scheduled check of this backed shift, unless the shift was moved to a later time. */
function closeCallUpCheck(shift: Shift, backed: Shift, ctx: Context): Revision {
  const again = callUpCheck(backed);
  const movedOn = again.at > ctx.now && (backed.status === 'new' || backed.status === 'confirmed');
  const left = shift.call_ups.filter(({ shift_id }) => shift_id !== backed.id);
  return revise(shift, { call_ups: byTime(movedOn ? [...left, again] : left) }, ctx);
}
