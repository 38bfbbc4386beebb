import { refuseUser } from '#shared/contracts/people.ts';
import { refused } from '#shared/domain/people/waiting.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { toReplyPerson } from './to-reply.ts';
import { waitingAnswer, findWaiting } from './waiting.ts';

export const handler = serve(refuseUser, async ({ actor, params, body, locale, now }) => {
  const { account: newcomer, waits } = await findWaiting(actor, params.id);
  const account = refused(newcomer);
  const messageParams = { role: waits.role, ...(body.reason && { reason: body.reason }) };
  const reply = { data: toReplyPerson(account, await specialtiesIn(locale)) };
  const { role, company } = waits;
  const facts = { role, company: company?.name ?? null, reason: body.reason ?? null };
  const letter = { letter: 'refused', account_id: account.id, ...facts } as const;
  const answer = { as: 'refused', by: actor, at: now, company, params: messageParams, letter } as const;
  return { reply, ...waitingAnswer({ before: newcomer, after: account }, answer) };
});
