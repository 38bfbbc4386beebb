import { sendActivation } from '#shared/contracts/registration.ts';
import { Problem } from '#shared/domain/problem.ts';
import { newLink } from '../data/links.ts';
import { consume } from '../data/rate-limits.ts';
import { registrationOf } from '../data/registrations.ts';
import { transact } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { sendEmail } from '../mail/send-email.ts';

/** The response is the same for every address and after the limit of letters, so it does not reveal who registers. */
export const handler = serve(sendActivation, async ({ query: { email }, now, address }) => {
  await consume('letters-from-address', address, now);
  const registration = await registrationOf(email, now);
  if (registration && (await mayReceive(email, now))) {
    const link = newLink({ purpose: 'activate', subject: registration.id, email, now });
    await transact([link.write]);
    await sendEmail('activation', { to: email, locale: registration.locale, code: link.code });
  }
  return { data: { sent: true } };
});

/** Counts a letter. False if three were sent in the last minutes, whose links still work. */
const mayReceive = (email: string, now: string): Promise<boolean> =>
  consume('activation-letters-to-email', email, now).then(
    () => true,
    (error: unknown) => (error instanceof Problem ? false : Promise.reject(error)),
  );
