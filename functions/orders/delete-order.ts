import { deleteOrder } from '#shared/contracts/orders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntry } from '../data/audit.ts';
import { findThread, ofThread, threadRemoved, withoutThread } from '../data/messages/threads.ts';
import { getOrderAt, orderRemoved } from '../data/orders/orders.ts';
import { noDocumentAfter } from '../data/supply/documents.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(deleteOrder, async ({ params, query, actor, now }) => {
  const order = await getOrderAt(actor, params.id, query.version);
  if (order.status !== 'canceled') throw new Problem('order-not-canceled');
  const { id, number, company } = order;
  const thread = await findThread(id);
  return {
    reply: { data: { id } },
    writes: [
      ...orderRemoved(order),
      noDocumentAfter(order, 0),
      ...(thread ? threadRemoved(thread) : [withoutThread(id)]),
      auditEntry({ action: 'order-deleted', by: actor, at: now, company, about: { id, name: number } }),
    ],
    // Somebody may write at the same time.
    retryOn: [ofThread],
    refusals: { order: 'changed', documents: 'order-has-documents' },
  };
});
