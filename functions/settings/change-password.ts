import { changePassword } from '#shared/contracts/settings.ts';
import { isCommon } from '#shared/domain/people/common-passwords.ts';
import { passwordIssue } from '#shared/domain/people/password.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getLogin, passwordChangeStartedWrite } from '../data/auth/logins.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { effectWrite } from '../data/outbox.ts';
import { transact } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { checkPassword } from '../identity/check-password.ts';
import { setPassword } from '../identity/cognito.ts';
import { endAllSessions } from '../identity/end-all-sessions.ts';

/** Wrong passwords count as they do at sign-in, so that a stolen token does not help to guess the password. */
export const handler = serve(changePassword, async ({ body, actor, locale, now, address }) => {
  if (body.password !== body.password2)
    throw new Problem('invalid-input', { fields: { password2: { key: 'passwords-differ' } } });
  const login = await getLogin(actor.login_id);
  const issue = passwordIssue(body.password, { email: login?.email ?? null, isCommon });
  if (issue) throw new Problem('invalid-input', { fields: { password: issue } });

  const check = (password: string) => checkPassword(actor.login_id, password, { address, now });
  await check(body.old_password)
    // After a fault the new password may already be set. Then a repeated request only ends the sessions.
    .catch((error: unknown) =>
      isWrong(error) && login?.password_begun_at ? check(body.password) : Promise.reject(error),
    )
    .catch(rethrowForOldPassword);
  if (login) await transact([passwordChangeStartedWrite(login.id, now)]);
  await setPassword(actor.login_id, body.password);
  const { writes, afterCommit } = await endAllSessions(actor.login_id);
  return {
    reply: { data: { changed: true } },
    writes: [
      ...writes,
      auditEntryWrite({ action: 'password-changed', by: actor, at: now }),
      notificationWrite({ kind: 'password-changed', to: { account: actor.id }, at: now }),
      effectWrite('send-letter', { letter: 'passwordChanged', login_id: actor.login_id, locale, at: now }, { now }),
    ],
    afterCommit,
  };
});

/** The caller is signed in: a wrong old password is a field error and does not end the session. */
const isWrong = (error: unknown) => error instanceof Problem && error.code === 'invalid-password';

const rethrowForOldPassword = (error: unknown): never => {
  throw isWrong(error) ? new Problem('invalid-input', { fields: { old_password: { key: 'wrong-password' } } }) : error;
};
