import { changePassword } from '#shared/contracts/settings.ts';
import { isCommon } from '#shared/domain/people/common-passwords.ts';
import { passwordIssue } from '#shared/domain/people/password.ts';
import { Problem } from '#shared/domain/problem.ts';
import { record } from '../data/audit.ts';
import { getLogin } from '../data/logins.ts';
import { notify } from '../data/notifications.ts';
import { serve } from '../http/serve.ts';
import { checkPassword } from '../identity/check-password.ts';
import { setPassword } from '../identity/cognito.ts';
import { endSignIns } from '../identity/end-sign-ins.ts';
import { sendLetter } from '../mail/send-letter.ts';

/** Wrong passwords count as at the sign-in, so that a stolen token does not help to guess. */
export const handler = serve(changePassword, async ({ body, actor, locale, now, address }) => {
  if (body.password !== body.password2)
    throw new Problem('invalid-input', { fields: { password2: { key: 'passwords-differ' } } });
  const login = await getLogin(actor.login_id);
  const issue = passwordIssue(body.password, { email: login?.email ?? null, isCommon });
  if (issue) throw new Problem('invalid-input', { fields: { password: issue } });

  await checkPassword(actor.login_id, body.old_password, { address, now }).catch(namingTheOld);
  await setPassword(actor.login_id, body.password);
  await endSignIns(actor.login_id, [
    record({ action: 'password-changed', by: actor, at: now }),
    notify({ kind: 'password-changed', to: { account: actor.id }, at: now }),
  ]);
  await sendLetter('passwordChanged', { to: login?.email ?? null, locale, at: now });
  return { data: { changed: true } };
});

/** Who asks is signed in: a wrong old password is a mistake in a field and not the end of the session. */
const namingTheOld = (error: unknown): never => {
  throw error instanceof Problem && error.code === 'invalid-password'
    ? new Problem('invalid-input', { fields: { old_password: { key: 'wrong-password' } } })
    : error;
};
