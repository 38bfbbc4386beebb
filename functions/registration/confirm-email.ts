import { confirmEmail } from '#shared/contracts/registration.ts';
import { Problem } from '#shared/domain/problem.ts';
import { emailChangeConfirmationWrite, emailChangeOf } from '../data/auth/email-changes.ts';
import { findLink, linkUsedWrite } from '../data/auth/links.ts';
import { contactChange } from '../data/people/change-contact.ts';
import { serve } from '../http/serve.ts';
import { contactNotificationWrites } from '../identity/contact-notifications.ts';
import { copyContacts } from '../identity/copy-contacts.ts';

/** The link proves the new address. Sessions stay; password links to the former address no longer work. */
export const handler = serve(confirmEmail, async ({ body, now }) => {
  const link = await findLink(body.code, now);
  const change = link && (await emailChangeOf(link));
  if (!change) throw new Problem('link-gone');
  const { login_id, account_id, email, former, requested_at, locale } = change;
  const notifications = await contactNotificationWrites(login_id, { kind: 'email', value: email, locale, now });
  const decision = await contactChange({
    login_id,
    account_id,
    kind: 'email',
    value: email,
    former,
    requested_at,
    now,
    proof: [linkUsedWrite(link, now), emailChangeConfirmationWrite(change)],
    effects: notifications,
    outdated: new Problem('link-gone'),
  });
  return { reply: { data: { email } }, ...decision, afterCommit: () => copyContacts(login_id).catch(logFault) };
});

/** The change is committed, and the effect `copy-contacts` repeats the rest. */
const logFault = (error: unknown): void => console.error(JSON.stringify({ contacts: String(error) }));
