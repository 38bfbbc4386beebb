import { randomUUID } from 'node:crypto';
import { register } from '#shared/contracts/registration.ts';
import { newLink } from '../data/links.ts';
import { consume } from '../data/rate-limits.ts';
import { newRegistration, registrationWrites } from '../data/registrations.ts';
import { transact } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { sendEmail } from '../mail/send-email.ts';

export const handler = serve(register, async ({ body, now, locale, address }) => {
  await consume('registrations-from-address', address, now);
  const registration = await newRegistration(body, { id: randomUUID(), locale, now });
  const { email } = registration;
  if (email === null) return { data: { email } };
  await consume('registration-letters-to-email', email, now);
  const link = newLink({ purpose: 'activate', subject: registration.id, email, now });
  await transact([...registrationWrites(registration), link.write]);
  await sendEmail('activation', { to: email, locale: registration.locale, code: link.code });
  return { data: { email } };
});
