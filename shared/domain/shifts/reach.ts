import { type Actor, sideOf } from '../roles.ts';
import { isInScope } from '../scope/scope.ts';
import { shiftScope, type ShiftSubject } from './scope.ts';
import type { PendingChange, Shift } from './shift.ts';

/** The performer that staffs a shift; without one, those to which it is offered. */
export const performersOf = ({ vendor, offered_to }: Pick<Shift, 'vendor' | 'offered_to'>): readonly string[] =>
  vendor ? [vendor.id] : offered_to;

/** With those to which a staffed shift is offered again when its performer declines it. */
export const possiblePerformersOf = ({ vendor, offered_to }: Pick<Shift, 'vendor' | 'offered_to'>): readonly string[] =>
  vendor ? [...new Set([vendor.id, ...offered_to])] : offered_to;

/**
 * Whether a performer sees a shift and may staff it: it staffs it, or the shift has no performer and is offered to it.
 */
export const reachedByPerformer = (shift: Shift, companyId: string | undefined): boolean =>
  companyId !== undefined && performersOf(shift).includes(companyId);

/**
 * The performers that may staff a shift and have no open request. A request of the platform or the customer counts for
 * all.
 */
export const performersWithoutRequest = (shift: Shift): string[] =>
  performersOf(shift).filter(
    (id) =>
      shift.pending_change === null ||
      (shift.pending_change.vendor_id !== null && shift.pending_change.vendor_id !== id),
  );

/** Whether a request was made by another performer than the actor's. */
export const isOfRival = ({ vendor_id }: Pick<PendingChange, 'vendor_id'>, { role, company }: Actor): boolean =>
  sideOf(role) === 'performer' && vendor_id !== null && vendor_id !== company?.id;

/** Whether a shift is in the actor's scope. */
export const reaches = (actor: Actor, shift: Shift): boolean => isInScope(shiftScope, actor, shiftSubject(shift));

/** The ids by which a shift is in somebody's scope. */
export const shiftSubject = (shift: Shift): ShiftSubject => ({
  customer_id: shift.customer.id,
  store_id: shift.store.id,
  performer_ids: performersOf(shift),
  staff_id: shift.staff?.id ?? null,
});
