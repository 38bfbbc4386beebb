import { sideOf } from '../roles.ts';
import type { Actor } from '../roles.ts';
import type { PendingChange, Shift } from './shift.ts';

/**
 * Whether a performer sees a shift and may staff it: it staffs it, or the shift has no performer and is offered to it.
 */
export const reachedByPerformer = ({ vendor, offered_to }: Shift, companyId: string | undefined): boolean =>
  companyId !== undefined && (vendor ? vendor.id === companyId : offered_to.includes(companyId));

/** The performers that may staff a shift and have no open request. A request of the platform or the customer counts for all. */
export const performersWithoutRequest = ({ vendor, offered_to, pending_change }: Shift): string[] =>
  (vendor ? [vendor.id] : offered_to).filter(
    (id) => pending_change === null || (pending_change.vendor_id !== null && pending_change.vendor_id !== id),
  );

/** Whether a request was made by another performer than the actor's. */
export const isOfRival = ({ vendor_id }: Pick<PendingChange, 'vendor_id'>, { role, company }: Actor): boolean =>
  sideOf(role) === 'performer' && vendor_id !== null && vendor_id !== company?.id;

/** Whether a shift is in the actor's scope: docs/rules.md, "Companies and scope". */
export const reaches = (actor: Actor, shift: Shift): boolean => {
  const company = actor.company?.id;
  switch (sideOf(actor.role)) {
    case 'platform':
      return true;
    case 'performer':
      return reachedByPerformer(shift, company);
    case 'worker':
      return shift.staff?.id === actor.id;
    case 'customer':
      return shift.customer.id === company && (actor.role === 'ROLE_BUYER' || actor.store_ids.includes(shift.store.id));
    case null:
      return false;
  }
};
