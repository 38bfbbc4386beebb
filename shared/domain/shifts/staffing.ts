import { overlap } from '../instants.ts';
import { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem.ts';
import { sideOf } from '../roles.ts';
import type { CommandOf, Context } from './command.ts';
import { noticeWarnings, planWarnings, restWarnings, weigh } from './law.ts';
import { scheduled } from './plan.ts';
import { flagged, revise } from './revise.ts';
import type { Change, Occupied, Revision, Shift, Worker } from './shift.ts';
import { clockMoment, lockedBy } from './transitions.ts';

type Params = Record<string, string | number>;
export type StaffRule = 'no-company' | 'no-specialty' | 'busy';
const codes = {
  'no-company': 'staff-without-company',
  'no-specialty': 'staff-without-specialty',
  busy: 'staff-busy',
} as const satisfies Record<StaffRule, ProblemCode>;

/** What else takes the worker's time during a plan; touching ends do not clash. */
export const clash = (
  plan: Pick<Shift, 'id' | 'starts_at' | 'ends_at'>,
  busy: readonly Occupied[],
): Occupied | undefined =>
  busy.find((other) => other.shift_id !== plan.id && overlap(other, { from: plan.starts_at, to: plan.ends_at }));

/** Everything that keeps a worker from a shift, in the order in which it is answered. */
export function staffRefusals(
  shift: Shift,
  worker: Worker,
  busy: readonly Occupied[],
): { rule: StaffRule; params: Params }[] {
  const performers = shift.vendor ? [shift.vendor.id] : shift.offered_to;
  const clashing = clash(shift, busy);
  return [
    ...(worker.company && performers.includes(worker.company.id) ? [] : [{ rule: 'no-company', params: {} } as const]),
    ...(worker.category_ids.includes(shift.category.id) ? [] : [{ rule: 'no-specialty', params: {} } as const]),
    ...(clashing ? [{ rule: 'busy', params: clashParams(clashing) } as const] : []),
  ];
}

const clashParams = ({ store, from, to }: Occupied): Params => ({ store, from, to });

/** Throws `staff-busy` with where and when; a customer does not learn at whose store the worker is. */
export function refuseClash(clashing: Occupied | undefined, { actor }: Context): void {
  if (!clashing) return;
  const customer = actor !== 'clock' && sideOf(actor.role) === 'customer';
  throw new Problem('staff-busy', { params: { ...clashParams(clashing), ...(customer && { store: '…' }) } });
}

/** Throws the first of what keeps a worker from a shift. */
function checkStaff(shift: Shift, worker: Worker, busy: readonly Occupied[]): void {
  const [refusal] = staffRefusals(shift, worker, busy);
  if (refusal) throw new Problem(codes[refusal.rule], { params: refusal.params });
}

/** The law's warnings about a worker taking a shift, notice included. */
export const staffWarnings = (
  shift: Shift,
  worker: Worker,
  busy: readonly Occupied[],
  { now, law }: Pick<Context, 'now' | 'law'>,
) => [...planWarnings(shift, law), ...restWarnings(shift, busy), ...noticeWarnings(shift, worker, now)];

const person = ({ id, fio }: Worker) => ({ id, fio });

export function assign(shift: Shift, { staff, busy, override_reason }: CommandOf<'assign'>, ctx: Context): Change {
  checkStaff(shift, staff, busy);
  const warnings = staffWarnings(shift, staff, busy, ctx);
  weigh(warnings, override_reason);
  const patch = { status: 'confirmed', staff: person(staff), vendor: staff.company, warnings } as const;
  return { ...revise(shift, patch, ctx, { reason: override_reason }), others: [] };
}

export function replace(shift: Shift, { staff, busy, override_reason }: CommandOf<'replace'>, ctx: Context): Change {
  checkStaff(shift, staff, busy);
  const warnings = [...planWarnings(shift, ctx.law), ...restWarnings(shift, busy)];
  weigh(warnings, override_reason);
  return { ...revise(shift, { staff: person(staff), warnings }, ctx, { reason: override_reason }), others: [] };
}

/** Standing by is not work, so the law is asked when the worker is called up. */
export function reserve(shift: Shift, { staff, busy, backs }: CommandOf<'reserve'>, ctx: Context): Change {
  for (const backed of backs) {
    const waits = backed.status === 'new' || backed.status === 'confirmed';
    if (backed.id === shift.id || !waits) throw new Problem('shift-action-not-allowed');
    if (!staff.category_ids.includes(backed.category.id)) throw new Problem('staff-without-specialty');
  }
  checkStaff(shift, staff, busy);
  const call_ups = backs
    .map((backed) => ({ shift_id: backed.id, at: clockMoment('call_up', backed) }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const patch = {
    status: 'reserve',
    staff: person(staff),
    vendor: staff.company,
    flags: flagged(shift.flags, 'reserve'),
    backs: backs.map(({ id }) => id),
    call_ups,
  } as const;
  const others = backs.map((backed) => revise(backed, { backed_by: [...backed.backed_by, shift.id] }, ctx));
  return { ...revise(shift, patch, ctx), others };
}

/** The shifts that a stand-by shift no longer backs. */
export const forgotten = (shift: Shift, backs: readonly Shift[], ctx: Context): Revision[] =>
  backs.map((backed) => revise(backed, { backed_by: backed.backed_by.filter((id) => id !== shift.id) }, ctx));

/**
 * Sends the stand-by worker to the shift whose worker left or did not come. The clock looks once for each backed
 * shift and takes no for an answer; people are told why not.
 */
export function callUp(shift: Shift, command: CommandOf<'call_up'>, ctx: Context): Change {
  const { backed, backs, busy, override_reason } = command;
  const clashing = clash({ ...backed, id: shift.id }, busy);
  if (ctx.actor === 'clock' && (!missing(backed, ctx) || clashing))
    return { ...looked(shift, backed, ctx), others: [] };
  if (!shift.backs.includes(backed.id) || !missing(backed, ctx)) throw new Problem('shift-action-not-allowed');
  if (backed.ends_at <= ctx.now) throw new Problem('shift-in-past');
  refuseClash(clashing, ctx);
  const taken: Shift = {
    ...shift,
    ...scheduled({ ...backed, flags: shift.flags }, backed, ctx.law),
    store: backed.store,
  };
  const patch: Shift = {
    ...taken,
    status: 'confirmed',
    customer: backed.customer,
    category: backed.category,
    auto_complete: backed.auto_complete,
    hourly_rate: backed.hourly_rate,
    planned_break_minutes: backed.planned_break_minutes,
    backs: [],
    call_ups: [],
    counterpart_id: backed.id,
  };
  const warnings = [...planWarnings(patch, ctx.law), ...restWarnings(patch, busy)];
  if (ctx.actor !== 'clock') weigh(warnings, override_reason);
  const why = { reason: override_reason };
  return {
    ...revise(shift, { ...patch, warnings }, ctx, why),
    others: [
      revise(backed, { status: 'canceled', counterpart_id: shift.id, backed_by: [] }, ctx, why),
      ...forgotten(
        shift,
        backs.filter(({ id }) => id !== backed.id),
        ctx,
      ),
    ],
  };
}

/** Left: new again, or unfulfilled at its start since. Did not come: still confirmed when the window opens. */
function missing(backed: Shift, { actor, now }: Context): boolean {
  if (backed.ends_at <= now && actor === 'clock') return false;
  if (actor !== 'clock' && backed.status === 'new') return true;
  const absent = backed.status === 'new' || backed.status === 'confirmed' || backed.status === 'unfulfilled';
  return absent && lockedBy('call_up', backed, actor, now) === null;
}

/** The clock need not look at this backed shift again, unless it was moved to later. */
function looked(shift: Shift, backed: Shift, ctx: Context): Revision {
  const again = clockMoment('call_up', backed);
  const rest = shift.call_ups.filter(({ shift_id }) => shift_id !== backed.id);
  const waits = again > ctx.now && (backed.status === 'new' || backed.status === 'confirmed');
  const call_ups = waits ? [...rest, { shift_id: backed.id, at: again }] : rest;
  return revise(shift, { call_ups: call_ups.toSorted((one, other) => one.at.localeCompare(other.at)) }, ctx);
}
