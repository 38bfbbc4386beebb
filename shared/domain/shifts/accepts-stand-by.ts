import type { Shift } from './shift.ts';

/** Stand-by shifts per backed shift. */
const maxStandBys = 10;

/**
 * Whether a stand-by shift may back this shift: another shift of the same customer that still needs or has a worker, and
 * that does not have too many stand-bys. The performer's reach is a separate check.
 */
export const acceptsStandBy = (
  { id, status, customer, backed_by }: Pick<Shift, 'id' | 'status' | 'customer' | 'backed_by'>,
  standBy: Pick<Shift, 'id' | 'customer'>,
): boolean =>
  id !== standBy.id &&
  customer.id === standBy.customer.id &&
  (status === 'new' || status === 'confirmed') &&
  backed_by.length < maxStandBys;
