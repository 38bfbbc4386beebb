import type { Account } from '../data/accounts.ts';
import { activeInRole } from '../data/accounts.ts';
import { sendLetter } from './send-letter.ts';

/** To the buyers of the company that somebody named who has just come; admins find them in their notifications. */
export const notifyWaitingUsers = async ({ fio, email, phone, waits }: Account): Promise<void> => {
  if (!waits?.company) return;
  const { role, company } = waits;
  const buyers = await activeInRole('ROLE_BUYER', company.id);
  const letters = buyers.map(({ email: to, locale }) =>
    sendLetter('waiting', { to, locale, fio, role, company: company.name, email, phone }),
  );
  // Whoever came is in: a letter to somebody else that fails must not turn them away.
  for (const letter of await Promise.allSettled(letters))
    if (letter.status === 'rejected')
      console.error(JSON.stringify({ letter: 'waiting', error: String(letter.reason) }));
};
