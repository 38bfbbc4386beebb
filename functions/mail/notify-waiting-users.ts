import type { Account } from '../data/accounts.ts';
import { listActiveAccountsByRole } from '../data/accounts.ts';
import { sendEmail } from './send-email.ts';

/**
 * Notifies the buyers of the company that a newly registered person named; admins see it in their notifications. The
 * registration is already saved, so a fault is logged and the request continues.
 */
export const notifyWaitingUsers = (account: Account): Promise<void> =>
  sendLetters(account).catch((error: unknown) =>
    console.error(JSON.stringify({ letter: 'waiting', error: String(error) })),
  );

const sendLetters = async ({ fio, email, phone, waits }: Account): Promise<void> => {
  if (!waits?.company) return;
  const { role, company } = waits;
  const buyers = await listActiveAccountsByRole('ROLE_BUYER', company.id);
  const letters = buyers.map(({ email: to, locale }) =>
    sendEmail('waiting', { to, locale, fio, role, company: company.name, email, phone }),
  );
  await Promise.all(letters);
};
