import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { type Link, withLinkLock } from '../data/auth/links.ts';
import { getLogin, endSessionsByLinkWrite } from '../data/auth/logins.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { effectWrite } from '../data/outbox.ts';
import { type Account, accountsOfLogin } from '../data/people/accounts.ts';
import { mapConditionFailedTo, transact, type Write } from '../data/table.ts';
import { createLogin, setPassword } from '../identity/cognito.ts';
import { endAllSessions } from '../identity/end-all-sessions.ts';

/**
 * The first link used invalidates the other password links, and so does a change of e-mail. The first transaction
 * already ends all sign-ins, so after any later fault the old password gives no access to the API.
 */
export const resetPassword = (link: Link, password: string, now: string): Promise<void> =>
  withLinkLock(link, now, async ({ begin, end }) => {
    const login = await getLogin(link.subject);
    if (!login) throw new Problem('link-gone');
    await transact([begin, endSessionsByLinkWrite(link, now)]).catch(mapConditionFailedTo('link-gone'));
    await createLogin(login);
    await setPassword(login.id, password);
    const [account] = await accountsOfLogin(login.id);
    const letter = { letter: 'passwordChanged', login_id: login.id, locale: account?.locale ?? 'cz', at: now } as const;
    const { writes, afterCommit } = await endAllSessions(login.id);
    await transact([
      ...writes,
      end,
      effectWrite('send-letter', letter, { now }),
      ...(account ? passwordResetWrites(account, now) : []),
    ]);
    await afterCommit();
  });

const passwordResetWrites = (account: Account, at: string): Write[] => [
  auditEntryWrite({ action: 'password-changed', by: account, at }),
  notificationWrite({ kind: 'password-changed', to: { account: account.id }, at }),
];
