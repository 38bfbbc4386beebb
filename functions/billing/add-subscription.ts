import { addSubscription } from '#shared/contracts/billing.ts';
import { recordPayment } from '../data/billing/record-payment.ts';
import { transact } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { requireCard } from '../stripe/cards.ts';
import { confirmPayment, stateOfPayment, toPayment } from '../stripe/payments.ts';
import { orderPlan, secretOf } from './order-plan.ts';

export const handler = serve(addSubscription, async ({ body, actor, now, idempotencyKey }) => {
  const { payment_method_id, ...ordered } = body;
  const { payment, customer, writes } = await orderPlan(actor, ordered, { now, click: idempotencyKey });
  await requireCard(customer, payment_method_id, now);
  // Before the money moves, the company remembers its customer.
  await transact(writes);
  const confirmed = await confirmPayment(payment.id, payment_method_id, now);
  const state = stateOfPayment(confirmed);
  const paid = toPayment(confirmed);
  // Not as writes of the decision: deciding again would begin another payment.
  if (paid) await recordPayment(paid, [], now);
  return { reply: { data: { state, client_secret: secretOf(confirmed), payment_id: confirmed.id } } };
});
