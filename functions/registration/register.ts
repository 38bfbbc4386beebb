import { randomUUID } from 'node:crypto';
import { register } from '#shared/contracts/registration.ts';
import { newRegistration, registrationWrites } from '../data/people/registrations.ts';
import { consume } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';
import { activationLetterWrite } from './activation-letter.ts';

export const handler = serve(register, async ({ body, now, locale, address }) => {
  await consume('registrations-from-address', address, now);
  const registration = await newRegistration(body, { id: randomUUID(), locale, now });
  const { email } = registration;
  if (email === null) return { reply: { data: { email } } };
  await consume('registration-letters-to-email', email, now);
  return {
    reply: { data: { email } },
    writes: [...registrationWrites(registration), activationLetterWrite(registration.id, now)],
  };
});
