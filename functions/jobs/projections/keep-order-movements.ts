import type { MovementReason } from '#shared/domain/products/limits.ts';
import type { Order } from '../../data/orders/orders.ts';
import { movementWrite } from '../../data/products/stock.ts';
import type { Write } from '../../data/table.ts';
import { transact } from '../../data/table.ts';
import type { TableEvent } from '../../events/events.ts';

/**
 * Keeps the movements of the stock that orders make: the pieces left it, or came back. They do not fit into the
 * transaction of an order with fifty products. The same event writes the same movements again.
 */
export const keepOrderMovements = async (event: TableEvent): Promise<void> => {
  if (event.kind === 'order' && event.type === 'changed') await transact(movementsOf(event.before, event.after));
};

/** At most one per product. */
const movementsOf = (before: Order, after: Order): Write[] => {
  const earlier = new Map(before.items.map((item) => [item.product_id, item]));
  return after.items.flatMap(({ product_id, shipped, restocked }) => {
    const was = earlier.get(product_id);
    const left = shipped - (was?.shipped ?? 0);
    const returned = restocked - (was?.restocked ?? 0);
    return [
      ...(left > 0 ? [movementOf(after, product_id, -left, { reason: 'order', id: `left-${after.version}` })] : []),
      ...(returned > 0
        ? [movementOf(after, product_id, returned, { reason: 'return', id: `returned-${after.version}` })]
        : []),
    ];
  });
};

const movementOf = (
  { id: orderId, number, history, created_at }: Order,
  productId: string,
  change: number,
  { reason, id }: { reason: MovementReason; id: string },
): Write => {
  const last = history.at(-1);
  const move = { at: last?.at ?? created_at, by: last?.by ?? null, reason, note: number };
  return movementWrite(productId, change, move, `${orderId}-${id}`);
};
