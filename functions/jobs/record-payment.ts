import * as z from 'zod/mini';
import { Problem } from '#shared/domain/problem.ts';
import { findWebhookEvent } from '../data/webhooks/webhook-events.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { askStripe, stripeAt } from '../stripe/client.ts';
import { readPayment } from '../stripe/payments.ts';
import { recordIntent } from '../stripe/record-intent.ts';

const About = z.object({
  data: z.object({
    object: z.object({ object: z.string(), id: z.string(), payment_intent: z.optional(z.nullable(z.string())) }),
  }),
});

/**
 * Asks Stripe about the payment of an event and records how it is. The time of the event's arrival is the one from
 * which an expired plan goes on. Nothing is recorded of what Stripe does not know under the key of this deployment.
 */
export const handler = serveQueue('record-payment', async ({ event_id }, { at }) => {
  try {
    const payment = await paymentOf(event_id, at);
    if (payment !== null) await recordIntent(await readPayment(payment, at), at);
  } catch (error) {
    if (!(error instanceof Problem && error.message === 'not-found')) throw error;
    console.error(JSON.stringify({ effect: 'record-payment', event_id, unknown: true }));
  }
});

/** Null for an event that is about no payment. */
const paymentOf = async (eventId: string, now: string): Promise<string | null> => {
  const stored = await findWebhookEvent('stripe', eventId);
  const event: unknown = stored?.text ? JSON.parse(stored.text) : await retrieved(eventId, now);
  const about = About.safeParse(event);
  if (!about.success) return null;
  const { object, id, payment_intent } = about.data.data.object;
  return object === 'payment_intent' ? id : (payment_intent ?? null);
};

/** A long event is stored without its text. */
const retrieved = async (eventId: string, now: string): Promise<unknown> => {
  const stripe = await stripeAt(now);
  return askStripe(() => stripe.events.retrieve(eventId));
};
