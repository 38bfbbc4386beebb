import type { Actor } from '#shared/domain/roles.ts';
import { effectWrite } from '../data/outbox.ts';
import type { Invitation } from '../data/people/invitations.ts';
import { consumeAll, type LimitUse } from '../data/rate-limits.ts';
import type { Write } from '../data/table.ts';
import { reserveSms } from '../identity/sms-allowance.ts';

/** The letter or SMS of an open invitation. The worker makes the link, which the inviter never sees. */
export const invitationMessageWrite = ({ id, phone, valid_until }: Invitation, now: string): Write => {
  const options = { now, usefulFor: Math.floor((Date.parse(valid_until) - Date.parse(now)) / 1000) };
  return phone
    ? effectWrite('send-sms', { sms: 'invitation', invitation_id: id }, options)
    : effectWrite('send-letter', { letter: 'invitation', invitation_id: id }, options);
};

/** Of a message to an address that nobody has proven: `phone` is the number that it is sent to, null for a letter. */
export const invitationLimits = ({ id, company }: Actor, phone: string | null): LimitUse[] => [
  { limit: 'invitations-of-account', subject: id },
  ...(company ? [{ limit: 'invitations-of-company' as const, subject: company.id }] : []),
  ...(phone
    ? [
        { limit: 'sms-invitations-of-account' as const, subject: id },
        { limit: 'codes-of-number' as const, subject: phone },
      ]
    : []),
];

/** Counts the message of an invitation. Throws the problems of its limits. */
export const consumeInvitation = async (
  actor: Actor,
  { email, phone }: Pick<Invitation, 'email' | 'phone'>,
  now: string,
): Promise<void> => {
  const letters = email ? [{ limit: 'invitation-letters-to-email' as const, subject: email }] : [];
  await consumeAll([...invitationLimits(actor, phone), ...letters], now);
  if (phone) await reserveSms('invitation', now);
};
