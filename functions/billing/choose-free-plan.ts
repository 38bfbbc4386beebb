import { chooseFreePlan } from '#shared/contracts/billing.ts';
import { withFreePlan } from '#shared/domain/billing/subscription.ts';
import { freeTariff } from '#shared/domain/billing/tariffs.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { changed, getSubscription, subscriptionWrite } from '../data/billing/subscriptions.ts';
import { serve } from '../http/serve.ts';
import { ownCompanyOf } from './own-company.ts';
import { companyRoleOf, toReplySubscription } from './to-reply.ts';

export const handler = serve(chooseFreePlan, async (request) => {
  const { actor, body, now } = request;
  const company = ownCompanyOf(actor);
  const before = await getSubscription(company.id);
  if (before?.version !== body.version) throw new Problem('changed');
  const after = changed(before, company.id, {
    ...withFreePlan(before, freeTariff[companyRoleOf(actor)], now),
    renewal: null,
  });
  return {
    reply: { data: await toReplySubscription(after, request) },
    writes: [
      subscriptionWrite(after),
      auditEntryWrite({ action: 'free-plan-chosen', by: actor, at: now, about: company }),
    ],
  };
});
