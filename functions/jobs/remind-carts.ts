import type { ScheduledEvent } from 'aws-lambda';
import { cartsAbandonedAt } from '../data/cart/carts.ts';
import { effectWrite, queueOnce } from '../data/outbox.ts';

/**
 * Runs every hour and queues one letter about each cart that nobody has changed for a day. The entry's id is the cart's
 * hash, so a cart that is abandoned again is not written about twice, nor is one that two runs see.
 */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ queued: number }> => {
  const now = new Date(event.time).toISOString();
  let queued = 0;
  for (const { hash, account_id } of await cartsAbandonedAt(now)) {
    const letter = effectWrite(
      'send-letter',
      { letter: 'cartReminder', account_id, cart_hash: hash },
      { now, entryId: `cart-reminder-${hash}` },
    );
    if (await queueOnce(letter)) queued += 1;
  }
  console.log(JSON.stringify({ job: 'remind-carts', now, queued }));
  return { queued };
};
