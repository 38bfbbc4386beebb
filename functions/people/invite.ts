import { randomUUID } from 'node:crypto';
import { invite } from '#shared/contracts/people.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { hasLengthOfCountry } from '#shared/domain/sign-in/countries.ts';
import { invitationText } from '#shared/domain/sign-in/sms.ts';
import { requireNotMember } from '../data/additional-account.ts';
import { record } from '../data/audit.ts';
import { requireEnv } from '../data/environment.ts';
import { storeReply, withoutIdempotencyRecord } from '../data/idempotency-record.ts';
import type { Invitation } from '../data/invitations.ts';
import { invitationSent, invitationUndone, invitationWrites, requireNotInvited } from '../data/invitations.ts';
import { newLink, withdrawLink } from '../data/links.ts';
import { findLoginId } from '../data/logins.ts';
import type { LimitUse } from '../data/rate-limits.ts';
import { consumeAll } from '../data/rate-limits.ts';
import type { Write } from '../data/table.ts';
import { ConditionFailed, mapConditionFailedTo, transact } from '../data/table.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { reserveSms, sendSms, takesSms } from '../identity/send-sms.ts';
import { sendEmail } from '../mail/send-email.ts';
import { findPlace } from './place.ts';
import { presentInvitation, specialtiesIn } from './present.ts';

export const handler = serveIdempotent(invite, async ({ actor, body, locale, now }) => {
  const { email = null, phone_numbers: phone = null, login = null, country_code: _, ...placeRequest } = body;
  if (phone && !hasLengthOfCountry(phone, undefined))
    throw new Problem('invalid-input', { fields: { phone_numbers: { key: 'phone-length' } } });
  if (phone && !takesSms(phone)) throw new Problem('sms-country-closed');
  const { place, stores } = await findPlace(placeRequest, actor);
  const contact = email ?? phone ?? '';
  const [loginId, loginNameOwner] = await Promise.all([findLoginId(contact), login && findLoginId(login)]);
  if (loginId) await requireNotMember(loginId, place);
  if (loginNameOwner && loginNameOwner !== loginId)
    throw new Problem('login-taken', { fields: { login: { key: 'taken' } } });
  await requireNotInvited(contact, place, now);
  await consumeAll(limitsOf(actor, { email, phone }), now);
  if (phone) await reserveSms('invitation', now);
  const id = randomUUID();
  const link = newLink({ purpose: 'invitation', subject: id, email, now });
  const { store_ids: __, ...at } = place;
  const invitation: Invitation = {
    id,
    ...at,
    stores,
    email,
    phone,
    login,
    locale: body.locale ?? locale,
    invited_by: { id: actor.id, fio: actor.fio },
    login_id: randomUUID(),
    link: link.hash,
    created_at: now,
    valid_until: link.until,
    closed: null,
  };
  const reply = storeReply({ data: presentInvitation(invitation, await specialtiesIn(locale), now) });
  const done = record({ action: 'invited', by: actor, at: now, company: place.company });
  await storeAndSend(invitation, link, done, now);
  return reply;
});

/**
 * The request is done when the letter or SMS has left, so only the last transaction marks its key as done. After a
 * fault before that, everything is rolled back and a retry creates a new invitation.
 */
const storeAndSend = async (invitation: Invitation, link: ReturnType<typeof newLink>, done: Write, now: string) => {
  const writes = [...(await invitationWrites(invitation, now)), link.write];
  try {
    await withoutIdempotencyRecord(() => transact(writes)).catch(mapConditionFailedTo('already-invited'));
    await send(invitation, link.code);
    await transact([invitationSent(invitation), done]);
  } catch (error) {
    const undone = [...invitationUndone(invitation), withdrawLink(link.hash)];
    // The condition fails if another request has invited, or if the last transaction was committed and its response
    // lost.
    await withoutIdempotencyRecord(() => transact(undone)).catch((fault: unknown) => {
      if (!(fault instanceof ConditionFailed)) console.error(JSON.stringify({ invitation: String(fault) }));
    });
    throw error;
  }
};

const limitsOf = ({ id, company }: Actor, { email, phone }: Pick<Invitation, 'email' | 'phone'>): LimitUse[] => [
  { limit: 'invitations-of-account', subject: id },
  ...(company ? [{ limit: 'invitations-of-company' as const, subject: company.id }] : []),
  ...(email ? [{ limit: 'invitation-letters-to-email' as const, subject: email }] : []),
  ...(phone
    ? [
        { limit: 'sms-invitations-of-account' as const, subject: id },
        { limit: 'codes-of-number' as const, subject: phone },
      ]
    : []),
];

const send = async ({ email, phone, locale, role, company, invited_by }: Invitation, code: string) => {
  const by = invited_by.fio;
  if (phone) await sendSms({ phone, text: invitationText(requireEnv('ORIGIN'), code) });
  else await sendEmail('invitation', { to: email, locale, code, by, role, company: company?.name ?? null });
};
