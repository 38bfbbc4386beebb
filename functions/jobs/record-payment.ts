import * as z from 'zod/mini';
import { recordPayment } from '../data/billing/record-payment.ts';
import { findWebhookEvent } from '../data/webhooks/webhook-events.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { stripeAt } from '../stripe/client.ts';
import { readPayment, refundsOf, toPayment } from '../stripe/payments.ts';

const About = z.object({
  data: z.object({
    object: z.object({ object: z.string(), id: z.string(), payment_intent: z.optional(z.nullable(z.string())) }),
  }),
});

/**
 * Asks Stripe about the payment of an event and records how it is. The time of the event's arrival is the one from
 * which an expired plan goes on.
 */
export const handler = serveQueue('record-payment', async ({ event_id }, { at }) => {
  const payment = await paymentOf(event_id, at);
  if (payment === null) return;
  const intent = await readPayment(payment, at);
  const paid = toPayment(intent);
  if (paid) await recordPayment(paid, await refundsOf(intent, at), at);
});

const paymentOf = async (eventId: string, now: string): Promise<string | null> => {
  const stored = await findWebhookEvent('stripe', eventId);
  const event: unknown = stored?.text ? JSON.parse(stored.text) : await (await stripeAt(now)).events.retrieve(eventId);
  const { data } = About.parse(event);
  return data.object.object === 'payment_intent' ? data.object.id : (data.object.payment_intent ?? null);
};
