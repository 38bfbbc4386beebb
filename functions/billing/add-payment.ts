import { addPayment } from '#shared/contracts/billing.ts';
import { serve } from '../http/serve.ts';
import { orderPlan, secretOf } from './order-plan.ts';

export const handler = serve(addPayment, async ({ query, actor, now }) => {
  const { payment } = await orderPlan(actor, query, { now, click: null });
  const client_secret = secretOf(payment);
  return { reply: { client_secret, data: { client_secret, payment_id: payment.id } } };
});
