import { Problem } from '#shared/domain/problem.ts';
import { type Link, withLinkLock } from '../data/auth/links.ts';
import { getLogin, untouchedCheck } from '../data/auth/logins.ts';
import { enter, findRegistration } from '../data/people/registrations.ts';
import { mapConditionFailedTo, transact, type Write } from '../data/table.ts';
import { createLogin, setPassword } from '../identity/cognito.ts';

/**
 * The link proves the e-mail, so the login and the account are created. The table decides which login owns the address;
 * Cognito is updated after it. After a fault in between, the link works again until a password was set otherwise.
 */
export const activate = (link: Link, password: string, now: string): Promise<void> =>
  withLinkLock(link, now, async ({ begin, end }) => {
    // Another tab may use the link at the same moment.
    const login = await entryBy(link, begin, now).catch(mapConditionFailedTo('link-gone'));
    await createLogin(login);
    await setPassword(login.id, password);
    await transact([end]);
  });

const entryBy = async (link: Link, begin: Write, now: string) => {
  if (link.begun_at === null) {
    const registration = await findRegistration(link.subject, now);
    if (!registration) throw new Problem('link-gone');
    return enter(registration, { proven: 'email', proof: [begin], now });
  }
  const login = await getLogin(link.subject);
  if (!login) throw new Problem('link-gone');
  await transact([begin, untouchedCheck(login.id)]);
  return login;
};
