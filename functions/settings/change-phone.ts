import { changePhone } from '#shared/contracts/settings.ts';
import { hasLengthOfCountry } from '#shared/domain/auth/countries.ts';
import { Problem } from '#shared/domain/problem.ts';
import { codeInsertion } from '../data/auth/codes.ts';
import { getLogin } from '../data/auth/logins.ts';
import { consumeAll } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';
import { reserveSms, takesSms } from '../identity/sms-allowance.ts';
import { requireOwnPassword } from './require-own-password.ts';

/** Unknown and taken numbers get the same response and the same SMS. The limits are those of codes for a sign-in. */
export const handler = serve(changePhone, async ({ body, actor, locale, now, address }) => {
  const { phone } = body;
  const login = await getLogin(actor.login_id);
  if (!login) throw new Problem('forbidden');
  if (!hasLengthOfCountry(phone)) throw new Problem('invalid-input', { fields: { phone: { key: 'phone-length' } } });
  if (phone === login.phone) throw new Problem('invalid-input', { fields: { phone: { key: 'same-as-now' } } });
  if (!takesSms(phone)) throw new Problem('sms-country-closed');
  await requireOwnPassword(login, body.password, { address, now });
  await consumeAll(
    [
      { limit: 'contact-changes-of-login', subject: login.id },
      { limit: 'codes-of-number', subject: phone },
      { limit: 'codes-of-number-a-day', subject: phone },
      { limit: 'codes-from-address', subject: address },
    ],
    now,
  );
  await reserveSms('code', now);
  const code = { phone, login_id: login.id, address, registration: null };
  const { attempt, writes } = codeInsertion('change', code, { locale, now });
  return { reply: { data: { attempt } }, writes };
});
