import { sideOf } from '#shared/domain/roles.ts';
import type { Order } from '../../functions/data/orders/orders.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { purchaseWrites } from '../../functions/data/reviews/purchases.ts';
import { transact } from '../../functions/data/table.ts';
import { anOrder } from './an-order.ts';

/** An order of one piece that was completed. It is not stored. */
export const completedOrder = (productId: string, { id, fio, roles, company }: Account): Order => {
  const items = anOrder().items.slice(0, 1);
  return anOrder({
    status: 'completed',
    user: { id, fio },
    customer: roles.some((role) => sideOf(role) === 'customer') ? company : null,
    items: items.map((item) => ({ ...item, product_id: productId })),
  });
};

/** Lets accounts review a product, as completed orders do: otherwise the stream brings what follows from an order. */
export const bought = async (productId: string, ...customers: Account[]): Promise<void> => {
  for (const account of customers) await transact(purchaseWrites(completedOrder(productId, account)));
};
