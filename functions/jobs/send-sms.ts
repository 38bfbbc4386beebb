import { contactChangedText, confirmPhoneText, invitationText, smsText } from '#shared/domain/auth/sms.ts';
import { issueChangeCode, issueCode } from '../data/auth/codes.ts';
import { contactLink, findContactChange } from '../data/auth/contact-changes.ts';
import type { Payload } from '../data/effects.ts';
import { requireEnv } from '../data/environment.ts';
import { invitationLink } from '../data/people/invitations.ts';
import { transact } from '../data/table.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { sendSms } from '../identity/send-sms.ts';
import { notificationSms } from '../notifications/notification-sms.ts';

const origin = requireEnv('ORIGIN');
const { hostname: host } = new URL(origin);

/**
 * Sends one SMS, which the request has counted (`reserveSms`), except about notifications. Nothing is sent if its reason
 * is gone.
 */
export const handler = serveQueue('send-sms', async (payload, _, now) => {
  const sms = payload.sms === 'notification' ? await notificationSms(payload, host, now()) : await smsOf(payload);
  if (sms) await sendSms(sms);
});

type Others = Exclude<Payload<'send-sms'>, { sms: 'notification' }>;

const smsOf = async (payload: Others): Promise<{ phone: string; text: string } | null> => {
  if (payload.sms === 'code') {
    const { phone, attempt, locale } = payload;
    const code = await issueCode(phone, attempt);
    return code === null ? null : { phone, text: smsText({ code, locale, host }) };
  }
  if (payload.sms === 'change-code') {
    const { login_id, phone, attempt, locale } = payload;
    const code = await issueChangeCode(login_id, phone, attempt);
    return code === null ? null : { phone, text: smsText({ code, locale, host }) };
  }
  if (payload.sms === 'contact-changed')
    return { phone: payload.phone, text: contactChangedText(payload.contact, payload.locale) };
  if (payload.sms === 'confirm-phone') {
    const change = await findContactChange('phone', payload);
    if (!change?.phone) return null;
    const { code, writes } = contactLink(change);
    await transact(writes);
    return { phone: change.phone, text: confirmPhoneText(origin, code) };
  }
  const open = await invitationLink(payload.invitation_id);
  return open?.invitation.phone ? { phone: open.invitation.phone, text: invitationText(origin, open.code) } : null;
};
