import { listCards } from '#shared/contracts/billing.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { serve } from '../http/serve.ts';
import { cardsOf } from '../stripe/cards.ts';

export const handler = serve(listCards, async ({ actor, now }) => {
  const subscription = actor.company ? await getSubscription(actor.company.id) : null;
  return { data: subscription?.customer ? await cardsOf(subscription.customer, now) : [] };
});
