import { listThreads } from '#shared/contracts/messages.ts';
import { messageSideOf } from '#shared/domain/messages/sides.ts';
import { unreadOf } from '#shared/domain/messages/unread.ts';
import { listThreads as threadsOf } from '../data/messages/thread-lists.ts';
import { messagesSeen } from '../data/messages/threads.ts';
import { statusesOf } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listThreads, async ({ actor, query }) => {
  const page = await threadsOf(actor, query);
  const ids = page.data.map(({ id }) => id);
  const [seen, statusOf] = await Promise.all([messagesSeen(actor.id, ids), statusesOf(ids)]);
  return {
    ...page,
    data: page.data.map(({ number, version: count, supply_store, ...thread }) => ({
      ...thread,
      order: { number, status: statusOf.get(thread.id) ?? ('canceled' as const) },
      store: supply_store,
      count,
      unread: unreadOf(count, seen.get(thread.id), messageSideOf(actor, supply_store ? '' : thread.user.id)),
    })),
  };
});
