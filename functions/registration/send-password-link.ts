import { sendPasswordLink } from '#shared/contracts/registration.ts';
import { linkLifetimes } from '../data/auth/links.ts';
import { findLoginId } from '../data/auth/logins.ts';
import { effectWrite } from '../data/outbox.ts';
import { consume } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';

/** Unknown addresses count towards the limits too, so the response does not reveal which addresses exist. */
export const handler = serve(sendPasswordLink, async ({ query, now, locale, address }) => {
  const { email } = query;
  await consume('letters-from-address', address, now);
  await consume('password-letters-to-email', email, now);
  const login_id = await findLoginId(email);
  const reply = { data: { sent: true } } as const;
  if (!login_id) return { reply };
  const letter = { letter: 'password', login_id, locale: query.locale ?? locale } as const;
  return { reply, writes: [effectWrite('send-letter', letter, { now, usefulFor: linkLifetimes.password })] };
});
