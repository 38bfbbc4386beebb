import { changeEmail } from '#shared/contracts/settings.ts';
import { Problem } from '#shared/domain/problem.ts';
import { contactChangeWrites } from '../data/auth/contact-changes.ts';
import { getLogin } from '../data/auth/logins.ts';
import { serve } from '../http/serve.ts';
import { requireOwnPassword } from './require-own-password.ts';

/** Unknown and taken addresses get the same response, so it does not reveal which addresses exist. */
export const handler = serve(changeEmail, async ({ body, actor, locale, now, address }) => {
  const { email } = body;
  const login = await getLogin(actor.login_id);
  if (!login) throw new Problem('forbidden');
  if (email === login.email) throw new Problem('invalid-input', { fields: { email: { key: 'same-as-now' } } });
  await requireOwnPassword(login, body.password, { address, now });
  const change = { email, phone: null, former: login.email, by: null };
  const requested = { ...change, login_id: login.id, account_id: actor.id, locale };
  return {
    reply: { data: { sent: true as const } },
    writes: contactChangeWrites(requested, now),
    limits: [
      { limit: 'contact-changes-of-login', subject: login.id },
      { limit: 'confirmation-letters-to-email', subject: email },
    ],
  };
});
