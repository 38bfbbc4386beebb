import { inParts } from '#shared/domain/parts.ts';
import { decideAgain } from '../../data/decide-again.ts';
import { searchOrderWrites } from '../../data/orders/order-entries.ts';
import type { Order } from '../../data/orders/orders.ts';
import { findOrder, orderKey } from '../../data/orders/orders.ts';
import type { StoredWrite, Write } from '../../data/table.ts';
import { atVersion, ConditionFailed, ifNotExists, transact } from '../../data/table.ts';
import type { TableEvent } from '../../events/events.ts';

/**
 * Keeps the search in step with the orders. An event tells which entries its order had and has; which of them are to be
 * stored follows from the order as it is now. So repeated events and events in another order have the same result.
 * `npm run rebuild` repairs the entries of an order whose event was set aside.
 */
export const indexOrders = async (event: TableEvent): Promise<void> => {
  if (event.kind !== 'order') return;
  const { before, after } = event;
  if (searchOrderWrites(before, after).length === 0) return;
  const { id } = event.after ?? event.before;
  await decideAgain(
    (error) => error instanceof ConditionFailed,
    async () => {
      const order = await findOrder(id);
      const isAsRead: Write = {
        part: 'order',
        check: orderKey(id),
        if: order ? atVersion(order.version) : ifNotExists,
      };
      // One after the other: together they would meet at the order.
      for (const part of inParts(entryWritesOf([before, after], order ?? null), maxEntries))
        await transact([isAsRead, ...part]);
    },
  );
};

const maxEntries = 90;

/** The writes that lead from both versions of an event to the order as it is now, each entry once. */
const entryWritesOf = ([before, after]: readonly [Order | null, Order | null], order: Order | null): StoredWrite[] => {
  const writes = [
    ...searchOrderWrites(after, order).filter((write) => 'remove' in write),
    ...searchOrderWrites(before, order),
  ];
  return [...new Map(writes.map((write) => [nameOf(write), write])).values()];
};

const nameOf = (write: StoredWrite): string => {
  const { pk, sk } = 'put' in write ? write.put : 'remove' in write ? write.remove : {};
  return `${String(pk)}\n${String(sk)}`;
};
