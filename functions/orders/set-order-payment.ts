import { setOrderPayment } from '#shared/contracts/orders.ts';
import { markPayment } from '#shared/domain/orders/act.ts';
import { getOrderAt } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { actingOn, orderChange } from './order-changes.ts';
import { toReplyOrder } from './to-reply.ts';

export const handler = serve(setOrderPayment, async ({ params: { id }, body, ...request }) => {
  const before = await getOrderAt(request.actor, id, body.version);
  const after = markPayment(before, body.payment_status, actingOn(before, request));
  return after === before
    ? { reply: { data: await toReplyOrder(request.actor, before) } }
    : orderChange(request, before, after);
});
