import { getUndocumented } from '#shared/contracts/supply.ts';
import { undocumented } from '#shared/domain/supply/act.ts';
import { getOrder } from '../data/orders/orders.ts';
import { documentsOf } from '../data/supply/document-lists.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getUndocumented, async ({ actor, query: { order_id, replaces } }) => {
  const [order, documents] = await Promise.all([getOrder(actor, order_id), documentsOf(order_id)]);
  return {
    data: {
      items: undocumented(
        order,
        documents.filter(({ id }) => id !== replaces),
      ),
    },
  };
});
