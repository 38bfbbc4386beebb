import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import type { Acting } from '#shared/domain/orders/act.ts';
import type { OrderTransition } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { invoicePaymentWrites } from '../data/invoices/order-payments.ts';
import { postingWrites } from '../data/ledger/ledger.ts';
import { orderNotificationWrites } from '../data/orders/order-notifications.ts';
import { type Order, orderWrites } from '../data/orders/orders.ts';
import { orderSumWrites } from '../data/orders/year-sums.ts';
import { stockShipmentWrite, stockReleaseWrite, stockReturnWrite } from '../data/products/stock.ts';
import { limitReturnWrites } from '../data/supply/supply-limit.ts';
import type { Write } from '../data/table.ts';
import { roleCodesFor, toReplyOrder } from './to-reply.ts';

export const actingOn = (order: Order, { actor, now }: { actor: Actor; now: string }): Acting => ({
  by: { id: actor.id, fio: actor.fio },
  roleCodes: roleCodesFor(actor, order),
  now,
});

/** Decides a change of an order as it was read, with what it does to the stock, the bonuses and the yearly sums. */
export const orderChange = async (
  { actor, now }: { actor: Actor; now: string },
  before: Order,
  changed: Order,
  transition: OrderTransition | null = null,
) => {
  const after = { ...changed, version: before.version + 1 };
  return {
    reply: { data: await toReplyOrder(actor, after) },
    writes: [
      ...orderWrites(before, after),
      ...stockWrites(before, after),
      ...bonusWrites(before, after, now),
      ...orderSumWrites(before, after),
      ...limitReturnWrites(before, after),
      ...orderNotificationWrites(before, after, transition, actor),
      ...(await invoicePaymentWrites(before, after, { actor, now })),
    ],
  };
};

/** At most one per product. */
const stockWrites = (before: Order, after: Order): Write[] => {
  const isReleased = before.reserves && after.status === 'canceled';
  return after.items.flatMap(({ product_id, count, shipped, restocked }, nth) => {
    const was = before.items[nth];
    const [left, returned] = [shipped - (was?.shipped ?? 0), restocked - (was?.restocked ?? 0)];
    return [
      ...(left > 0 ? [stockShipmentWrite(product_id, left)] : []),
      ...(isReleased && count > shipped ? [stockReleaseWrite(product_id, count - shipped)] : []),
      ...(returned > 0 ? [stockReturnWrite(product_id, returned)] : []),
    ];
  });
};

const bonusWrites = (before: Order, { id, version, user, bonuses_returned }: Order, at: string): Write[] => {
  const amount = bonuses_returned - before.bonuses_returned;
  return amount > 0
    ? postingWrites(bonusPosting({ id: `${id}-${version}`, at, reason: 'order', accountId: user.id, amount }))
    : [];
};
