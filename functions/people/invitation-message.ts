import { effectWrite } from '../data/outbox.ts';
import type { Invitation } from '../data/people/invitations.ts';
import type { Write } from '../data/table.ts';

/** The letter or SMS of an open invitation. The worker makes the link, which the inviter never sees. */
export const invitationMessageWrite = ({ id, phone, valid_until }: Invitation, now: string): Write => {
  const options = { now, usefulFor: Math.floor((Date.parse(valid_until) - Date.parse(now)) / 1000) };
  return phone
    ? effectWrite('send-sms', { sms: 'invitation', invitation_id: id }, options)
    : effectWrite('send-letter', { letter: 'invitation', invitation_id: id }, options);
};
