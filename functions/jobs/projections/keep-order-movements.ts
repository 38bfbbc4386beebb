import { movementsOf } from '#shared/domain/orders/movements.ts';
import { orderMovementWrite } from '../../data/products/stock.ts';
import { transact } from '../../data/table.ts';
import type { TableEvent } from '../../events/events.ts';

/**
 * Keeps the movements of the stock that orders make: the pieces left it, or came back. They do not fit into the
 * transaction of an order with fifty products. The same event writes the same movements again.
 */
export const keepOrderMovements = async (event: TableEvent): Promise<void> => {
  if (event.kind === 'order' && event.type === 'changed')
    await transact(movementsOf(event.before, event.after).map(orderMovementWrite));
};
