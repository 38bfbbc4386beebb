import { codeLogin } from '#shared/contracts/auth.ts';
import { Problem } from '#shared/domain/problem.ts';
import { verifyCode, newTicket } from '../data/auth/codes.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';
import { signInWithCode } from '../identity/cognito.ts';
import { consumeCode } from '../identity/sign-in-by-code.ts';
import { signedIn } from './signed-in.ts';

/** The same sign-in that the browser does with Cognito directly, for other clients. */
export const handler = serve(codeLogin, async ({ query, body, now, address }) => {
  const { phoneNumbers: phone, code: answer, attempt } = { ...query, ...body };
  if (!phone || !answer)
    throw new Problem('invalid-input', { fields: { [phone ? 'code' : 'phoneNumbers']: { key: 'required' } } });
  const code = await verifyCode({ phone, attempt, answer, address, now });
  const ticket = newTicket();
  await consumeCode(code, now, ticket);
  const token = await signInWithCode(code.login_id, { attempt: code.attempt, ticket });
  return { reply: signedIn(await accountsOfLogin(code.login_id), token) };
});
