import { showContact } from '#shared/contracts/clients.ts';
import { isContactShown } from '#shared/domain/clients/contacts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { contactShownWrites, contactsToday } from '../data/clients/contacts.ts';
import { getCooperation } from '../data/clients/cooperations.ts';
import { findListedPerformer } from '../data/clients/directory.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(showContact, async ({ params, actor: { id, company }, now }) => {
  if (!company) throw new Problem('not-found');
  const reader = { id, company };
  const [performer, cooperation, { used, limit, shown }] = await Promise.all([
    findListedPerformer(params.id),
    getCooperation(params.id, company.id),
    contactsToday(reader, now),
  ]);
  if (!performer) throw new Problem('not-found');
  const { phone, site } = performer;
  const toReply = (counted: number) => ({ data: { phone, site, contacts: { used: counted, limit } } });
  if (isContactShown(performer, { serves: cooperation !== undefined, wasShown: shown.has(performer.id) }))
    return { reply: toReply(used) };
  if (limit !== null && used >= limit) throw new Problem('contact-limit', { params: { limit } });
  return {
    reply: toReply(used + 1),
    writes: contactShownWrites(reader, performer.id, used, now),
    // Many people of the company may have contacts shown at once.
    retryOn: 'any',
  };
});
