import { login } from '#shared/contracts/auth.ts';
import { Problem } from '#shared/domain/problem.ts';
import { accountsOfLogin } from '../data/accounts.ts';
import { findLoginId } from '../data/logins.ts';
import { serve } from '../http/serve.ts';
import { signIn } from '../identity/cognito.ts';

/** Both tokens of a login with several accounts are its access token: X-Account-Id chooses who acts. */
export const handler = serve(login, async ({ body }) => {
  const loginId = await findLoginId(body.login);
  if (!loginId) throw new Problem('user-not-found', { fields: { login: { key: 'not-found' } } });
  const [api_token, users] = await Promise.all([signIn(loginId, body.password), accountsOfLogin(loginId)]);
  const [account, ...others] = users;
  if (!account) throw new Problem('forbidden');
  return others.length > 0
    ? { data: { users, tokens: users.map(({ id }) => ({ id, api_token })) } }
    : { data: { ...account, api_token } };
});
