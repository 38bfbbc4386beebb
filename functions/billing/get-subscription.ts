import { getSubscription } from '#shared/contracts/billing.ts';
import { getSubscription as subscriptionOf } from '../data/billing/subscriptions.ts';
import { serve } from '../http/serve.ts';
import { toReplySubscription } from './to-reply.ts';

export const handler = serve(getSubscription, async (request) => {
  const { actor } = request;
  const subscription = actor.company ? await subscriptionOf(actor.company.id) : null;
  return { data: await toReplySubscription(subscription, request) };
});
