import { randomUUID } from 'node:crypto';
import { register } from '#shared/contracts/registration.ts';
import { spend } from '../data/limits.ts';
import { newLink } from '../data/links.ts';
import { newRegistration, registrationWrites } from '../data/registrations.ts';
import { transact } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { sendLetter } from '../mail/send-letter.ts';

export const handler = serve(register, async ({ body, now, locale, address }) => {
  await spend('registrations-from-address', address, now);
  const registration = await newRegistration(body, { id: randomUUID(), locale, now });
  const { email } = registration;
  if (email === null) return { data: { email } };
  await spend('letters-to-email', email, now);
  const link = newLink({ purpose: 'activate', subject: registration.id, email, now });
  await transact([...registrationWrites(registration), link.write]);
  await sendLetter('activation', { to: email, locale: registration.locale, code: link.code });
  return { data: { email } };
});
