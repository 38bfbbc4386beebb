import { listMessages } from '#shared/contracts/messages.ts';
import { messageSideOf } from '#shared/domain/messages/sides.ts';
import { unreadOf } from '#shared/domain/messages/unread.ts';
import { findThread, messagesBetween, messagesSeen } from '../data/messages/threads.ts';
import { getOrder } from '../data/orders/orders.ts';
import { activeAccounts } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';
import { isAddressee } from './addressee.ts';

export const handler = serve(listMessages, async ({ actor, query: { order_id, page, per_page } }) => {
  const [order, thread, seen] = await Promise.all([
    getOrder(actor, order_id),
    findThread(order_id),
    messagesSeen(actor.id, [order_id]),
  ]);
  const total = thread?.version ?? 0;
  const newest = total - (page - 1) * per_page;
  const orderedBy = { ...order.user, side: order.supply_store ? ('seller' as const) : ('customer' as const) };
  const side = messageSideOf(actor, order.supply_store ? '' : order.user.id);
  const people = [...new Map([...(thread?.writers ?? []), orderedBy].map((one) => [one.id, one])).values()];
  const [data, accounts] = await Promise.all([
    messagesBetween(order_id, Math.max(1, newest - per_page + 1), newest),
    activeAccounts(people.map(({ id }) => id)),
  ]);
  const addressees = new Set(accounts.filter((one) => isAddressee(actor, order, one)).map(({ id }) => id));
  return {
    page,
    per_page,
    total,
    data,
    next_cursor: null,
    prev_cursor: null,
    unread: unreadOf(total, seen.get(order_id), side),
    side,
    people: people.filter(({ id }) => addressees.has(id)),
  };
});
