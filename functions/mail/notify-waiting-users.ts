import type { Account } from '../data/accounts.ts';
import { activeInRole } from '../data/accounts.ts';
import { sendLetter } from './send-letter.ts';

/**
 * To the buyers of the company that somebody named who has just come; admins find them in their notifications. The
 * newcomer is in already, so a fault is logged and the request goes on.
 */
export const notifyWaitingUsers = (account: Account): Promise<void> =>
  sendLetters(account).catch((error: unknown) =>
    console.error(JSON.stringify({ letter: 'waiting', error: String(error) })),
  );

const sendLetters = async ({ fio, email, phone, waits }: Account): Promise<void> => {
  if (!waits?.company) return;
  const { role, company } = waits;
  const buyers = await activeInRole('ROLE_BUYER', company.id);
  const letters = buyers.map(({ email: to, locale }) =>
    sendLetter('waiting', { to, locale, fio, role, company: company.name, email, phone }),
  );
  await Promise.all(letters);
};
