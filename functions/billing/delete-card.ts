import { deleteCard } from '#shared/contracts/billing.ts';
import { auditEntry } from '../data/audit.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { serve } from '../http/serve.ts';
import { forgetCard, requireCard } from '../stripe/cards.ts';
import { ownCompanyOf } from './own-company.ts';

export const handler = serve(deleteCard, async ({ params, actor, now }) => {
  const company = ownCompanyOf(actor);
  await requireCard((await getSubscription(company.id))?.customer ?? null, params.id, now);
  await forgetCard(params.id, now);
  return {
    reply: { data: { id: params.id } },
    writes: [auditEntry({ action: 'card-removed', by: actor, at: now, about: company })],
  };
});
