import { receiveStripeEvents } from '#shared/contracts/billing.ts';
import { effectWrite } from '../data/outbox.ts';
import { insertWebhookEvent } from '../data/webhooks/webhook-events.ts';
import { serve } from '../http/serve.ts';
import { signingSecrets } from '../stripe/secrets.ts';
import { verifyStripeEvent } from './verify-stripe-event.ts';

/** What may change what a company has paid. The effect asks Stripe how it is, so the order of events does not matter. */
const ofPayments = new Set([
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]);

export const handler = serve(receiveStripeEvents, async ({ body, now }) => {
  const at = Date.parse(now);
  const { id, type } = verifyStripeEvent(body, await signingSecrets(at), at);
  const effects = ofPayments.has(type) ? [effectWrite('record-payment', { event_id: id }, { now })] : [];
  await insertWebhookEvent({ service: 'stripe', id, type, text: body.text, received_at: now }, effects);
  return { reply: { received: true as const } };
});
