import { addSubscription } from '#shared/contracts/billing.ts';
import { serve } from '../http/serve.ts';
import { requireCard } from '../stripe/cards.ts';
import { confirmPayment, stateOfPayment } from '../stripe/payments.ts';
import { recordIntent } from '../stripe/record-intent.ts';
import { orderPlan, secretOf } from './order-plan.ts';
import { requireCounted } from './require-counted.ts';

export const handler = serve(addSubscription, async ({ body, actor, now, idempotencyKey }) => {
  const { payment_method_id, ...ordered } = body;
  const { payment, customer } = await orderPlan(actor, ordered, { now, click: idempotencyKey });
  await requireCard(customer, payment_method_id, now);
  const confirmed = await confirmPayment(payment.id, payment_method_id, now);
  const state = stateOfPayment(confirmed);
  // Not as writes of the decision: deciding again would begin another payment.
  await requireCounted(await recordIntent(confirmed, now), confirmed);
  return { reply: { data: { state, client_secret: secretOf(confirmed), payment_id: confirmed.id } } };
});
