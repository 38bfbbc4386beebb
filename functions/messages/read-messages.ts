import { readMessages } from '#shared/contracts/messages.ts';
import { findThread, readMessagesWrite, messagesSeen } from '../data/messages/threads.ts';
import { readMarkWrites } from '../data/notifications/notifications.ts';
import { getOrder } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(readMessages, async ({ actor, body: { order_id, count }, now }) => {
  await getOrder(actor, order_id);
  const [thread, seen] = await Promise.all([findThread(order_id), messagesSeen(actor.id, [order_id])]);
  const total = thread?.version ?? 0;
  const before = seen.get(order_id) ?? 0;
  const after = Math.max(before, Math.min(count, total));
  return {
    reply: { data: { unread: total - after } },
    writes: [
      ...(after > before ? [readMessagesWrite(actor.id, order_id, after)] : []),
      // One notification is about several messages, so it is read when all of them are.
      ...(after === total ? await readMarkWrites(actor, { kind: 'message-received', about: order_id }, now) : []),
    ],
  };
});
