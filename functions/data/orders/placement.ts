import type { Actor } from '#shared/domain/roles.ts';
import type { Offers } from '../cart/offers.ts';
import { companyTieWrite, ofActiveCompany } from '../companies/require-active.ts';
import { ofListEntry } from '../counted/entry-writes.ts';
import { ofStock } from '../products/stock.ts';
import { partiesOf } from './order-entries.ts';
import { orderNotificationWrites } from './order-notifications.ts';
import { ofOrder, ofOrderNumber, type Order, orderWrites } from './orders.ts';
import { takenStockWrites } from './taken-stock.ts';
import { orderSumWrites } from './year-sums.ts';

/**
 * The decision of a new order, beside what becomes of its cart. Another tab may have ordered the same: deciding again,
 * the handler answers with that order, or says what is short.
 */
export const placementOf = (order: Order, { actor, ...offers }: Offers & { actor: Actor }) => ({
  writes: [
    ...orderWrites(undefined, order),
    ...partiesOf(order).map(companyTieWrite),
    ...takenStockWrites(order, offers),
    ...orderSumWrites(undefined, order),
    ...orderNotificationWrites(undefined, order, null, actor),
  ],
  limits: [{ limit: 'orders-of-account', subject: actor.id }] as const,
  retryOn: [ofOrder, ofListEntry, ofOrderNumber, ofStock, ofActiveCompany],
});
