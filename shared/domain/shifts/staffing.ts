import { overlap } from '../instants.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import { sideOf } from '../roles.ts';
import type { CommandOf, Context } from './command.ts';
import { noticeWarnings, planWarnings, restWarnings, requireOverrideReason } from './law.ts';
import { revise } from './revise.ts';
import type { Change, Occupied, Revision, Shift, Staff, Worker } from './shift.ts';
import { reviseWithStandBys } from './stand-by-links.ts';
import { transitions } from './transitions.ts';

type Params = Record<string, string | number>;
export type StaffRule = 'no-company' | 'no-specialty' | 'busy';
const codes = {
  'no-company': 'staff-without-company',
  'no-specialty': 'staff-without-specialty',
  busy: 'staff-busy',
} as const satisfies Record<StaffRule, ProblemCode>;

/** The first occupied time that overlaps a plan. Times that only touch do not overlap. */
export const findClash = (
  plan: Pick<Shift, 'id' | 'starts_at' | 'ends_at'>,
  busy: readonly Occupied[],
): Occupied | undefined =>
  busy.find((other) => other.shift_id !== plan.id && overlap(other, { from: plan.starts_at, to: plan.ends_at }));

/** Everything that prevents a worker from taking a shift, in the order of the answers. */
export function staffRefusals(
  shift: Shift,
  worker: Worker,
  busy: readonly Occupied[],
): { rule: StaffRule; params: Params }[] {
  const performers = shift.vendor ? [shift.vendor.id] : shift.offered_to;
  const clashing = findClash(shift, busy);
  return [
    ...(worker.company && performers.includes(worker.company.id) ? [] : [{ rule: 'no-company', params: {} } as const]),
    ...(worker.category_ids.includes(shift.category.id) ? [] : [{ rule: 'no-specialty', params: {} } as const]),
    ...(clashing ? [{ rule: 'busy', params: clashParams(shift, clashing, worker) } as const] : []),
  ];
}

/**
 * The occupied times, shown in the time zone of the shift's store. The occupying store is included only for the same
 * account: a performer must not learn another one's customers.
 */
const clashParams = (
  shift: Pick<Shift, 'store'>,
  { staff_id, store, from, to }: Occupied,
  { id }: { id: string },
): Params => ({ ...(staff_id === id && { store }), from, to, time_zone: shift.store.time_zone });

/** Throws `staff-busy` with the times and the store; a customer does not learn the store. */
export function requireNoConflict(
  shift: Pick<Shift, 'staff' | 'store'>,
  clashing: Occupied | undefined,
  { actor }: Context,
): void {
  const { staff } = shift;
  if (!clashing || !staff) return;
  const customer = actor !== 'clock' && sideOf(actor.role) === 'customer';
  throw new Problem('staff-busy', { params: clashParams(shift, clashing, customer ? { id: '' } : staff) });
}

/** Throws if the worker's performer has an open request about the shift, which the assignment would answer. */
export function requireNoRequestOf({ company }: Worker, { pending_change }: Shift): void {
  if (company && pending_change?.vendor_id === company.id) throw new Problem('shift-action-not-allowed');
}

/** Throws the first problem that prevents a worker from taking a shift. */
export function checkStaff(shift: Shift, worker: Worker, busy: readonly Occupied[]): void {
  const [refusal] = staffRefusals(shift, worker, busy);
  if (refusal) throw new Problem(codes[refusal.rule], { params: refusal.params });
}

/** The legal warnings about a worker on a shift. Who replaces another one comes at short notice by agreement. */
export const staffWarnings = (
  shift: Shift,
  worker: Worker,
  busy: readonly Occupied[],
  { now, law }: Pick<Context, 'now' | 'law'>,
) => [
  ...planWarnings(shift, law),
  ...restWarnings(shift, busy),
  ...(shift.status === 'confirmed' ? [] : noticeWarnings(shift, worker, now)),
];

export const staffFrom = ({ id, fio, login_id }: Worker): Staff => ({ id, fio, login_id });

/** Stand-by workers of other performers no longer back the shift. */
export function assign(shift: Shift, command: CommandOf<'assign'>, ctx: Context): Change {
  const { staff, busy, standBys, override_reason } = command;
  requireNoRequestOf(staff, shift);
  checkStaff(shift, staff, busy);
  const warnings = staffWarnings(shift, staff, busy, ctx);
  requireOverrideReason(warnings, override_reason);
  const patch = { status: transitions.assign.to, staff: staffFrom(staff), vendor: staff.company, warnings } as const;
  return reviseWithStandBys(shift, patch, standBys, ctx, { reason: override_reason });
}

/**
 * Until the planned end another worker may take a shift that nobody started. Its stand-by workers are called up later
 * then: the new worker has as long to come as the first one had.
 */
export function replace(shift: Shift, command: CommandOf<'replace'>, ctx: Context): Change {
  const { staff, busy, standBys, override_reason } = command;
  checkStaff(shift, staff, busy);
  const warnings = staffWarnings(shift, staff, busy, ctx);
  requireOverrideReason(warnings, override_reason);
  return reviseWithStandBys(shift, { staff: staffFrom(staff), warnings }, standBys, ctx, { reason: override_reason });
}

/** The customer asks the performer for another worker, who did not come or will not. Nothing else changes. */
export function askReplacement(shift: Shift, { reason }: CommandOf<'ask_replacement'>, ctx: Context): Revision {
  const { actor } = ctx;
  const { staff } = shift;
  if (actor === 'clock' || !staff) throw new Problem('shift-action-not-allowed');
  const replacement_asked = { at: ctx.now, by: { id: actor.id, fio: actor.fio } };
  const requested = { kind: 'replacement_asked', before: null, after: { id: staff.id, fio: staff.fio } } as const;
  return revise(shift, { replacement_asked }, ctx, { reason, also: [requested] });
}
