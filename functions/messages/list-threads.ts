import { listThreads } from '#shared/contracts/messages.ts';
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
      unread: Math.max(0, count - (seen.get(thread.id) ?? 0)),
    })),
  };
});
