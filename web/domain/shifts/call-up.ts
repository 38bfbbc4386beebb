import type { Shift } from '#shared/contracts/shifts.ts';
import type { Role } from '#shared/domain/roles.ts';
import { timeWindowProblem } from '#shared/domain/shifts/transitions.ts';

/** A stand-by shift and one that it backs. */
export type StandBy = { standby: Shift; backed: Shift };

/** Whether a replacement is needed: the worker left, or did not come and the shift is not over. */
export const canBeCalledUp = ({ standby, backed }: StandBy, role: Role, now: string): boolean => {
  if (!standby.actions.includes('call_up') || backed.ends_at <= now) return false;
  const absent = backed.status === 'confirmed' || backed.status === 'unfulfilled';
  return backed.status === 'new' || (absent && timeWindowProblem('call_up', backed, { role }, now) === null);
};
