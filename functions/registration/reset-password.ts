import { Problem } from '#shared/domain/problem.ts';
import type { Link } from '../data/links.ts';
import { linkUsed } from '../data/links.ts';
import { getLogin, openFor } from '../data/logins.ts';
import { transact, WriteRefused } from '../data/table.ts';
import { createLogin, setPassword } from '../identity/cognito.ts';
import { endSignIns } from '../identity/end-sign-ins.ts';

/**
 * The link is used up first: whatever fails after it, it opens nothing twice. Of several links the first one used makes
 * the others worthless, and so does another e-mail.
 */
export const resetPassword = async (link: Link, password: string, now: string): Promise<void> => {
  const login = await getLogin(link.subject);
  if (!login) throw new Problem('link-gone');
  try {
    await transact([linkUsed(link, now), openFor(link, now)]);
  } catch (error) {
    throw error instanceof WriteRefused ? new Problem('link-gone') : error;
  }
  await createLogin(login);
  await setPassword(login.id, password);
  await endSignIns(login.id);
};
