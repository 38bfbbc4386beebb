import { login } from '#shared/contracts/auth.ts';
import { Problem } from '#shared/domain/problem.ts';
import { accountsOfLogin } from '../data/accounts.ts';
import { findLoginId } from '../data/logins.ts';
import { refund, consume } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';
import { signIn } from '../identity/cognito.ts';
import { signedIn } from './signed-in.ts';

/** Every password counts as wrong until Cognito has found it right, so that guesses side by side are counted too. */
export const handler = serve(login, async ({ body, now, address }) => {
  const loginId = await findLoginId(body.login);
  if (!loginId) {
    await consume('look-ups-from-address', address, now);
    throw new Problem('user-not-found', { fields: { login: { key: 'not-found' } } });
  }
  await consume('wrong-passwords-of-login', loginId, now);
  const [token, users] = await Promise.all([signIn(loginId, body.password), accountsOfLogin(loginId)]);
  await refund('wrong-passwords-of-login', loginId);
  return signedIn(users, token);
});
