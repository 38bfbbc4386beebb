import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import type { Acting } from '#shared/domain/orders/act.ts';
import type { OrderTransition } from '#shared/domain/orders/transitions.ts';
import { transitionRow } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { postingWrites } from '../data/ledger/ledger.ts';
import { orderNotices } from '../data/orders/order-notices.ts';
import type { Order } from '../data/orders/orders.ts';
import { orderWrites } from '../data/orders/orders.ts';
import { orderSumWrites } from '../data/orders/year-sums.ts';
import { stockLeft, stockReleased } from '../data/products/stock.ts';
import type { Write } from '../data/table.ts';
import { lettersFor, toReplyOrder } from './to-reply.ts';

export const actingOn = (order: Order, { actor, now }: { actor: Actor; now: string }): Acting => ({
  by: { id: actor.id, fio: actor.fio },
  letters: lettersFor(actor, order),
  now,
});

/** Decides a change of an order as it was read: its writes, and what follows from the transition. */
export const orderChanged = async (
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
      ...orderSumWrites(before, after),
      ...orderNotices(before, after, transition, actor),
      ...(transition ? effectWrites(before, transition, now) : []),
    ],
  };
};

const effectWrites = (order: Order, transition: OrderTransition, now: string): Write[] => {
  const { id, items, user, bonuses_spent } = order;
  switch (transitionRow(transition).does) {
    case 'stock-leaves':
      return items.map(({ product_id, count }) => stockLeft(product_id, count));
    case 'stock-and-bonuses-return':
      return [
        ...items.map(({ product_id, count }) => stockReleased(product_id, count)),
        ...(bonuses_spent > 0
          ? postingWrites(
              bonusPosting({
                id: `${id}-canceled`,
                at: now,
                reason: 'order',
                accountId: user.id,
                amount: bonuses_spent,
              }),
            )
          : []),
      ];
    default:
      return [];
  }
};
