import { Problem } from '#shared/domain/problem.ts';
import { auditEntry } from '../data/audit.ts';
import { type Link, withLinkLock } from '../data/auth/links.ts';
import { getLogin, endSessionsByPasswordLink } from '../data/auth/logins.ts';
import { notify } from '../data/notifications/notifications.ts';
import { after } from '../data/outbox.ts';
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
    await transact([begin, endSessionsByPasswordLink(link, now)]).catch(mapConditionFailedTo('link-gone'));
    await createLogin(login);
    await setPassword(login.id, password);
    const [account] = await accountsOfLogin(login.id);
    const letter = { letter: 'passwordChanged', login_id: login.id, locale: account?.locale ?? 'cz', at: now } as const;
    const { writes, afterCommit } = await endAllSessions(login.id);
    await transact([
      ...writes,
      end,
      after('send-letter', letter, { now }),
      ...(account ? passwordResetWrites(account, now) : []),
    ]);
    await afterCommit();
  });

const passwordResetWrites = (account: Account, at: string): Write[] => [
  auditEntry({ action: 'password-changed', by: account, at }),
  notify({ kind: 'password-changed', to: { account: account.id }, at }),
];
