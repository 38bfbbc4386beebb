import { deleteOrder } from '#shared/contracts/orders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntry } from '../data/audit.ts';
import { getOrderAt, orderRemoved } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(deleteOrder, async ({ params, query, actor, now }) => {
  const order = await getOrderAt(actor, params.id, query.version);
  if (order.status !== 'canceled') throw new Problem('order-not-canceled');
  const { id, number, company } = order;
  return {
    reply: { data: { id } },
    writes: [
      ...orderRemoved(order),
      auditEntry({ action: 'order-deleted', by: actor, at: now, company, about: { id, name: number } }),
    ],
    refusals: { order: 'changed' },
  };
});
