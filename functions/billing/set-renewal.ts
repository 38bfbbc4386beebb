import { setRenewal } from '#shared/contracts/billing.ts';
import { canRenew } from '#shared/domain/billing/renewal.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { changed, getSubscription, subscriptionWrite } from '../data/billing/subscriptions.ts';
import { serve } from '../http/serve.ts';
import { cardsOf } from '../stripe/cards.ts';
import { ownCompanyOf } from './own-company.ts';
import { toReplySubscription } from './to-reply.ts';

export const handler = serve(setRenewal, async (request) => {
  const { actor, body, now } = request;
  const company = ownCompanyOf(actor);
  const before = await getSubscription(company.id);
  if (before?.version !== body.version) throw new Problem('changed');
  const card = body.card_id === null ? null : await savedCard(before.customer, body.card_id, now);
  if (card && !canRenew(before, now)) throw new Problem('renewal-needs-plan');
  const renewal = card && { card, account_id: actor.id, tries: 0, tried_at: null };
  const after = changed(before, company.id, { ...before, renewal });
  const action = renewal ? 'renewal-turned-on' : 'renewal-turned-off';
  return {
    reply: { data: await toReplySubscription(after, request) },
    writes: [subscriptionWrite(after), auditEntryWrite({ action, by: actor, at: now, about: company })],
  };
});

const savedCard = async (customer: string | null, cardId: string, now: string) => {
  const card = (customer === null ? [] : await cardsOf(customer, now)).find(({ id }) => id === cardId);
  if (!card) throw new Problem('not-found', { fields: { card_id: { key: 'not-found' } } });
  const { id, brand, last4 } = card;
  return { id, brand, last4 };
};
