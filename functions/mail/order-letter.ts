import type { Locale } from '#shared/contracts/fields.ts';
import { moneyOf, pricedOf } from '#shared/domain/orders/amounts.ts';
import { isAgreed, type OrderStatus } from '#shared/domain/orders/transitions.ts';
import type { Payload } from '../data/effects.ts';
import type { Order } from '../data/orders/orders.ts';
import type { AboutOrder } from './order-facts.ts';
import type { Letter } from './send-email.ts';

type Name = Extract<Payload<'send-letter'>, { order_id: string }>['letter'];

/** The statuses in which a letter about an order has its reason. A new one is confirmed whatever followed. */
const hasReason: Readonly<Record<Name, (status: OrderStatus) => boolean>> = {
  orderPlaced: (status) => status !== 'canceled',
  orderReceived: (status) => status === 'new',
  orderQuoted: (status) => status === 'quotation',
  orderReady: (status) => status === 'ready_to_ship',
  orderShipped: (status) => status === 'in_progress',
  orderCanceled: (status) => status === 'canceled',
};

/** A letter about an order as it is now. Null if its reason is gone. */
export const orderLetter = (letter: Name, order: Order, reader: { to: string; locale: Locale }): Letter | null => {
  if (!hasReason[letter](order.status)) return null;
  const { quotation, track_number, history } = order;
  const about = { letter, ...reader, order: aboutOrder(order), page: `/orders/view/${order.id}` };
  switch (letter) {
    case 'orderQuoted':
      return quotation && { ...about, until: quotation.valid_until };
    case 'orderShipped':
      return { ...about, track_number };
    case 'orderCanceled': {
      const reason = history.findLast(({ what }) => what === 'cancel' || what === 'cancel_late')?.note ?? null;
      return { ...about, reason };
    }
    default:
      return about;
  }
};

const aboutOrder = (order: Order): AboutOrder => ({
  ...pricedOf(order),
  ...moneyOf(order),
  isCanceled: order.status === 'canceled',
  isAgreed: isAgreed(order),
  seller: order.company.name,
  store: order.pickup_store,
});
