import { getOrder } from '#shared/contracts/orders.ts';
import { getOrder as findOrderFor } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { toReplyOrder } from './to-reply.ts';

export const handler = serve(getOrder, async ({ actor, params: { id } }) => ({
  data: await toReplyOrder(actor, await findOrderFor(actor, id)),
}));
