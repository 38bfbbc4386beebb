import { Problem } from '#shared/domain/problem.ts';
import type { Link } from '../data/links.ts';
import { linkUsed } from '../data/links.ts';
import { enter, findRegistration } from '../data/registrations.ts';
import { refusedAs } from '../data/table.ts';
import { createLogin, setPassword } from '../identity/cognito.ts';
import { notifyWaitingUsers } from '../mail/notify-waiting-users.ts';

/**
 * The link proves the e-mail, so the login and the account are made. The table settles who has the address, and Cognito
 * follows: should it fail in between, a password link brings it to what the table says.
 */
export const activate = async (link: Link, password: string, now: string): Promise<void> => {
  const registration = await findRegistration(link.subject, now);
  if (!registration) throw new Problem('link-gone');
  const proof = [linkUsed(link, now)];
  // Another tab may use it at the same moment.
  const { login, account } = await enter(registration, { proven: 'email', proof, now }).catch(refusedAs('link-gone'));
  await createLogin(login);
  await setPassword(login.id, password);
  await notifyWaitingUsers(account);
};
