import { refuseUser } from '#shared/contracts/people.ts';
import { refused } from '#shared/domain/people/waiting.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { sendEmail } from '../mail/send-email.ts';
import { presentPerson, specialtiesIn } from './present.ts';
import { answerWaiting, findWaiting } from './waiting.ts';

export const handler = serveIdempotent(refuseUser, async ({ actor, params, body, locale, now }) => {
  const { account: newcomer, waits } = await findWaiting(actor, params.id);
  const account = refused(newcomer);
  const messageParams = { role: waits.role, ...(body.reason && { reason: body.reason }) };
  const reply = storeReply({ data: presentPerson(account, await specialtiesIn(locale)) });
  await answerWaiting(account, { as: 'refused', by: actor, at: now, company: waits.company, params: messageParams });
  const { role, company } = waits;
  const letter = { to: account.email, locale: account.locale, role, company: company?.name ?? null };
  await sendEmail('refused', { ...letter, reason: body.reason ?? null });
  return reply;
});
