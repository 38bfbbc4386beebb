import { sendActivation } from '#shared/contracts/registration.ts';
import { Problem } from '#shared/domain/problem.ts';
import { registrationOf } from '../data/people/registrations.ts';
import { consume } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';
import { activationLetterWrite } from './activation-letter.ts';

/** The response is the same for every address and after the limit of letters, so it does not reveal who registers. */
export const handler = serve(sendActivation, async ({ query: { email }, now, address }) => {
  await consume('letters-from-address', address, now);
  const registration = await registrationOf(email, now);
  const isSent = registration && (await mayReceive(email, now));
  return { reply: { data: { sent: true } }, writes: isSent ? [activationLetterWrite(registration.id, now)] : [] };
});

/** Counts a letter. False if three were sent in the last minutes, whose links still work. */
const mayReceive = (email: string, now: string): Promise<boolean> =>
  consume('activation-letters-to-email', email, now).then(
    () => true,
    (error: unknown) => (error instanceof Problem ? false : Promise.reject(error)),
  );
