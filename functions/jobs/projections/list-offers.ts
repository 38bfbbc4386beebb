import { isDeepStrictEqual } from 'node:util';
import { type Offer, offersOf, updateOffers } from '../../data/shifts/offers.ts';
import type { Touched } from '../../data/shifts/shift-rows.ts';
import type { TableEvent } from '../../events/events.ts';
import { gather } from './gather.ts';

/**
 * Keeps the rows of shifts that are offered to performers. An event tells which rows its shift had and has; which of
 * them are to be stored follows from the shift as it is now. So repeated events and events in another order have the
 * same result. `npm run rebuild` repairs the rows of a shift whose event was set aside.
 */
export const listOffers = async (event: TableEvent): Promise<void> => {
  if (event.kind !== 'shift') return;
  const [before, after] = [offersOf(event.before), offersOf(event.after)];
  if (isDeepStrictEqual(before, after)) return;
  const { id } = event.after ?? event.before;
  const failed = await updateGathered({ id, rows: [...before, ...after] });
  if (failed.has(id)) throw failed.get(id);
};

/** Together, because a batch of the stream may have hundreds of new shifts. */
const updateGathered = gather((touched: readonly Touched<Offer>[]) => updateOffers(touched));
