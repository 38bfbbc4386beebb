import { login } from '#shared/contracts/auth.ts';
import { Problem } from '#shared/domain/problem.ts';
import { newLink } from '../data/auth/links.ts';
import { findLoginId, getLogin } from '../data/auth/logins.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';
import { consume } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';
import { checkPassword } from '../identity/check-password.ts';
import { signedIn } from './signed-in.ts';

export const handler = serve(login, async ({ body, now, address }) => {
  const loginId = await findLoginId(body.login);
  if (!loginId) {
    await consume('unknown-look-ups-from-address', address, now);
    throw new Problem('user-not-found', { fields: { login: { key: 'not-found' } } });
  }
  const [token, users] = await Promise.all([
    checkPassword(loginId, body.password, { address, now }),
    accountsOfLogin(loginId),
  ]);
  if (token !== null) return { reply: signedIn(users, token) };
  const email = (await getLogin(loginId))?.email ?? null;
  const { code, write } = newLink({ purpose: 'password', subject: loginId, email, now });
  return { reply: { data: { change_password: code } }, writes: [write] };
});
