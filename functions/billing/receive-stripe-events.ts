import { receiveStripeEvents } from '#shared/contracts/billing.ts';
import { insertWebhookEvent } from '../data/webhooks/webhook-events.ts';
import { serve } from '../http/serve.ts';
import { signingSecrets } from './signing-secrets.ts';
import { verifyStripeEvent } from './verify-stripe-event.ts';

export const handler = serve(receiveStripeEvents, async ({ body, now }) => {
  const at = Date.parse(now);
  const { id, type } = verifyStripeEvent(body, await signingSecrets(at), at);
  await insertWebhookEvent({ service: 'stripe', id, type, text: body.text, received_at: now }, []);
  return { reply: { received: true as const } };
});
