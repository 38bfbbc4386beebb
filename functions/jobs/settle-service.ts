import { serves } from '#shared/domain/clients/cooperation.ts';
import { mapAtMost } from '../data/at-most.ts';
import { getCooperation } from '../data/clients/cooperations.ts';
import { comingShiftsOf } from '../data/shifts/cooperation-shifts.ts';
import { storesServedBy } from '../data/stores/store-lists.ts';
import { wait } from '../data/wait.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { settleShift } from './cooperations/settle-shift.ts';
import { settleStore } from './cooperations/settle-store.ts';

/** Milliseconds. By then an index has every store and shift that was stored before the change of the cooperation. */
export const indexDelay = { ms: 2000 };
/** Records that are written in parallel. Each transaction checks the version of the cooperations, where they meet. */
const atOnce = 4;

/**
 * Brings the stores of a customer, and its coming shifts, in step with what a performer serves now, whatever its entry
 * was about: so entries may run in any order, at once and again. Stores come first: an order that read a store before it
 * changed is refused, so that every shift with the former performers is stored by then. The second pass finds what the
 * indexes did not show in the first.
 */
export const handler = serveQueue('settle-service', async (noted, _, now) => {
  for (const pause of [0, indexDelay.ms]) {
    await wait(pause);
    const { customer_id, vendor_id, lost } = noted;
    const cooperation = await getCooperation(vendor_id, customer_id);
    const stores = await storesServedBy(customer_id, vendor_id);
    const changed = stores.filter(({ id, isServed }) => isServed !== serves(cooperation, id));
    await mapAtMost(changed, ({ id }) => settleStore(id, vendor_id), atOnce);
    const shifts = (await comingShiftsOf(customer_id, now())).filter(({ status, store_id, performer_ids }) =>
      serves(cooperation, store_id)
        ? status === 'new' && !performer_ids.includes(vendor_id)
        : isToCome(status) && (performer_ids.includes(vendor_id) || serves(lost ?? undefined, store_id)),
    );
    await mapAtMost(shifts, ({ id }) => settleShift(id, noted, now()), atOnce);
  }
});

const isToCome = (status: string) => ['new', 'confirmed', 'reserve'].includes(status);
