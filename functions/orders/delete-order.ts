import { deleteOrder } from '#shared/contracts/orders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { findThread, ofThread, threadRemovalWrites, noThreadCheck } from '../data/messages/threads.ts';
import { getOrderAt, ofOrder, orderRemovalWrites } from '../data/orders/orders.ts';
import { lastDocumentCheck, ofDocuments } from '../data/supply/documents.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(deleteOrder, async ({ params, query, actor, now }) => {
  const order = await getOrderAt(actor, params.id, query.version);
  if (order.status !== 'canceled') throw new Problem('order-not-canceled');
  const { id, number, company } = order;
  const thread = await findThread(id);
  return {
    reply: { data: { id } },
    writes: [
      ...orderRemovalWrites(order),
      lastDocumentCheck(order, 0),
      ...(thread ? threadRemovalWrites(thread) : [noThreadCheck(id)]),
      auditEntryWrite({ action: 'order-deleted', by: actor, at: now, company, about: { id, name: number } }),
    ],
    // Somebody may write at the same time.
    retryOn: [ofThread],
    refusals: [
      [ofOrder, 'changed'],
      [ofDocuments, 'order-has-documents'],
    ],
  };
});
