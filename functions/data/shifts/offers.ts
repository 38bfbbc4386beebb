import { isDeepStrictEqual } from 'node:util';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import type { Key } from '../keys.ts';
import type { Item } from '../table.ts';
import { toProjection } from './shift-items.ts';
import { type ShiftRows, type Touched, updateRows, updateRowsNow } from './shift-rows.ts';

/**
 * The shifts without a performer that are offered to a performer, by day and start: a row per performer of each shift,
 * because an index holds an item once. The rows are not written with the shift, but follow it: a shift may have dozens
 * of performers, and an order 20 shifts.
 */
export const offersPartition = (companyId: string) => `VENDOR#${companyId}#OFFERS`;
const offerKey = (companyId: string, order: string): Key => ({ pk: offersPartition(companyId), sk: order });

export type Offer = Key & Item;
/** The rows that a shift should have. */
export const offersOf = (shift: Shift | null | undefined): Offer[] => {
  if (!shift || shift.vendor) return [];
  const projection = toProjection(shift);
  return [...new Set(shift.offered_to)].map((id) => ({
    ...offerKey(id, projection.order),
    id: shift.id,
    projection: { ...projection, performer_ids: [id] },
  }));
};

const offers: ShiftRows<Offer> = {
  rowsOf: offersOf,
  isStored: ({ row }, item) => isDeepStrictEqual(item, row),
  writeOf: ([{ at, row }]) => (row ? { part: 'offer', put: row } : { part: 'offer', remove: { pk: at.pk, sk: at.sk } }),
};

/** Brings the rows of offers up to date. Returns the error of each shift that failed. */
export const updateOffers = (touched: readonly Touched<Offer>[]) => updateRows(offers, touched);

/** The same for shifts that were just written, so that the performer whose request wrote them sees the change. */
export const updateOffersNow = (written: readonly { shift: Shift }[], before: readonly Shift[] = []) =>
  updateRowsNow(offers, written, before);
