import { getReceivedBroadcast } from '#shared/contracts/broadcasts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findBroadcast } from '../data/broadcasts/broadcasts.ts';
import { findRecipient, ofRecipient, openingWrites } from '../data/broadcasts/recipients.ts';
import { readMarkWrites } from '../data/notifications/notifications.ts';
import { serve } from '../http/serve.ts';
import { nameIn } from '../http/translate.ts';

export const handler = serve(getReceivedBroadcast, async ({ params: { id }, actor, now, locale }) => {
  const [broadcast, recipient] = await Promise.all([findBroadcast(id), findRecipient(id, actor.id)]);
  if (!broadcast?.sent_at || !recipient) throw new Problem('not-found');
  const { titles, texts, sent_at } = broadcast;
  return {
    reply: { data: { id, title: nameIn(locale, titles), text: nameIn(locale, texts), sent_at } },
    writes: [
      ...(await readMarkWrites(actor, { kind: 'broadcast', about: id }, now)),
      ...(recipient.opened_at === null ? openingWrites(recipient, now) : []),
    ],
    retryOn: [ofRecipient],
  };
});
