import type { Offers } from '../cart/offers.ts';
import { stockNotificationWrites } from '../products/stock-notifications.ts';
import { stockReservationWrite } from '../products/stock.ts';
import type { Write } from '../table.ts';
import type { Order } from './orders.ts';

/** More would not fit into the transaction. The list of products shows the others. */
const maxNotifications = 5;

/** The writes by which a new order takes its pieces, and tells the company of what begins to run out: one per product, and at most 5. */
export const takenStockWrites = ({ items, created_at: at }: Order, { offers }: Offers): Write[] => [
  ...items.map(({ product_id, count }) => stockReservationWrite(product_id, count)),
  ...items
    .flatMap(({ product_id, count }) => {
      const offer = offers.get(product_id);
      if (!offer) return [];
      const { available: before, product } = offer;
      return stockNotificationWrites(product, { before, after: before - count }, at);
    })
    .slice(0, maxNotifications),
];
