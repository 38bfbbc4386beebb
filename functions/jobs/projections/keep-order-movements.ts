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
  const hasLeft = before.reserves && !after.reserves && after.status !== 'canceled';
  if (hasLeft)
    return after.items.map(({ product_id, count }) =>
      movementOf(after, product_id, -count, { reason: 'order', id: 'left' }),
    );
  const returned = new Map(before.items.map((item) => [item.product_id, item.returned]));
  return after.items.flatMap((item) => {
    const change = item.returned - (returned.get(item.product_id) ?? 0);
    return change > 0
      ? [movementOf(after, item.product_id, change, { reason: 'return', id: `returned-${after.version}` })]
      : [];
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
