import { sendActivation } from '#shared/contracts/registration.ts';
import { newLink } from '../data/links.ts';
import { consume } from '../data/rate-limits.ts';
import { registrationOf } from '../data/registrations.ts';
import { transact } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { sendLetter } from '../mail/send-letter.ts';

/** Unknown addresses count towards the limits too, so the response does not reveal which addresses exist. */
export const handler = serve(sendActivation, async ({ query: { email }, now, address }) => {
  await consume('letters-from-address', address, now);
  await consume('letters-to-email', email, now);
  const registration = await registrationOf(email, now);
  if (registration) {
    const link = newLink({ purpose: 'activate', subject: registration.id, email, now });
    await transact([link.write]);
    await sendLetter('activation', { to: email, locale: registration.locale, code: link.code });
  }
  return { data: { sent: true } };
});
