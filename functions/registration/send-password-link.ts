import { sendPasswordLink } from '#shared/contracts/registration.ts';
import { newLink } from '../data/links.ts';
import { findLoginId } from '../data/logins.ts';
import { consume } from '../data/rate-limits.ts';
import { transact } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { sendEmail } from '../mail/send-email.ts';

/** Unknown addresses count towards the limits too, so the response does not reveal which addresses exist. */
export const handler = serve(sendPasswordLink, async ({ query, now, locale, address }) => {
  const { email } = query;
  await consume('letters-from-address', address, now);
  await consume('password-letters-to-email', email, now);
  const subject = await findLoginId(email);
  if (subject) {
    const link = newLink({ purpose: 'password', subject, email, now });
    await transact([link.write]);
    await sendEmail('password', { to: email, locale: query.locale ?? locale, code: link.code });
  }
  return { data: { sent: true } };
});
