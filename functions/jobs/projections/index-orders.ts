import { searchOrderWrites } from '../../data/orders/order-entries.ts';
import { findOrder, orderKey } from '../../data/orders/orders.ts';
import type { TableEvent } from '../../events/events.ts';
import { indexRecord } from './index-record.ts';

/** Keeps the search in step with the orders. */
export const indexOrders = async (event: TableEvent): Promise<void> => {
  if (event.kind !== 'order') return;
  const { id } = event.after ?? event.before;
  await indexRecord(event, { key: orderKey(id), find: () => findOrder(id), writes: searchOrderWrites });
};
