import { deleteCard } from '#shared/contracts/billing.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { changed, getSubscription, subscriptionWrite } from '../data/billing/subscriptions.ts';
import { serve } from '../http/serve.ts';
import { forgetCard, requireCard } from '../stripe/cards.ts';
import { ownCompanyOf } from './own-company.ts';

export const handler = serve(deleteCard, async ({ params, actor, now }) => {
  const company = ownCompanyOf(actor);
  const subscription = await getSubscription(company.id);
  await requireCard(subscription?.customer ?? null, params.id, now);
  await forgetCard(params.id, now);
  return {
    reply: { data: { id: params.id } },
    writes: [
      // It cannot renew the plan any more.
      ...(subscription?.renewal?.card.id === params.id
        ? [subscriptionWrite(changed(subscription, company.id, { ...subscription, renewal: null }))]
        : []),
      auditEntryWrite({ action: 'card-removed', by: actor, at: now, about: company }),
    ],
  };
});
