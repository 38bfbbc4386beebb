import { inParts } from '#shared/domain/parts.ts';
import { purchaseWrites } from '../../data/reviews/purchases.ts';
import { transact } from '../../data/table.ts';
import type { TableEvent } from '../../events/events.ts';

/**
 * Marks who bought which product, for its reviews. They do not fit into the transaction of an order with fifty products.
 * The same event writes the same marks again. `npm run rebuild` adds those of an order whose event was set aside.
 */
export const markPurchases = async (event: TableEvent): Promise<void> => {
  if (event.kind !== 'order' || !event.after || event.before?.status === event.after.status) return;
  for (const part of inParts(purchaseWrites(event.after), mostAtOnce)) await transact(part);
};

const mostAtOnce = 90;
