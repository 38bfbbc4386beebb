import type { Shift } from './shift.ts';

/** Stand-by shifts per backed shift: one transaction drops all of them, within the 100 writes of DynamoDB. */
export const maxStandBys = 20;
/** Stand-by shifts of one performer per backed shift. */
export const maxStandBysOfPerformer = 10;

/**
 * Whether a stand-by shift may back this shift: another shift of the same customer that still needs or has a worker.
 * The performer's reach and the number of stand-by shifts are separate checks.
 */
export const acceptsStandBy = (
  { id, status, customer }: Pick<Shift, 'id' | 'status' | 'customer'>,
  standBy: Pick<Shift, 'id' | 'customer'>,
): boolean => id !== standBy.id && customer.id === standBy.customer.id && (status === 'new' || status === 'confirmed');

/**
 * Whether one more stand-by shift of a performer may back this shift. The performers that a shift is offered to have
 * equal shares of the places, so none takes another one's.
 */
export const hasStandByPlace = (
  {
    vendor,
    offered_to,
    backed_by,
    stand_by_vendors,
  }: Pick<Shift, 'vendor' | 'offered_to' | 'backed_by' | 'stand_by_vendors'>,
  performer: string,
): boolean => {
  const performers = vendor ? 1 : offered_to.length;
  const share = Math.max(1, Math.min(maxStandBysOfPerformer, Math.floor(maxStandBys / performers)));
  const own = backed_by.filter((id) => stand_by_vendors[id] === performer);
  return own.length < share && backed_by.length < maxStandBys;
};
