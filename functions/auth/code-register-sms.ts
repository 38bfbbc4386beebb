import { codeRegisterSms } from '#shared/contracts/auth.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { countries, hasCallingCode, hasLengthOfCountry } from '#shared/domain/auth/countries.ts';
import { Problem } from '#shared/domain/problem.ts';
import { insertCode } from '../data/auth/codes.ts';
import { findLoginId, getLogin } from '../data/auth/logins.ts';
import { reserveLoginId } from '../data/auth/reserved-login-ids.ts';
import { accountsOfLogin } from '../data/people/accounts.ts';
import { newRegistration } from '../data/people/registrations.ts';
import { consume, consumeAll } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';
import { createLogin, repairLogin } from '../identity/cognito.ts';
import { reserveSms, takesSms } from '../identity/sms-allowance.ts';

/** Sends a code to a number: for a sign-in, or for a registration if the number is unknown. */
export const handler = serve(codeRegisterSms, async ({ body, query, now, locale, address }) => {
  const { phoneNumbers: phone } = body;
  const country = countries.find(({ id }) => id === body.countryId);
  if (!hasLengthOfCountry(phone, country) || !hasCallingCode(phone, body.countryCode ?? query.country_code))
    throw new Problem('invalid-input', { fields: { phoneNumbers: { key: 'phone-length' } } });
  if (!takesSms(phone)) throw new Problem('sms-country-closed');

  const loginId = await findLoginId(phone);
  const registration = loginId ? null : await newPhoneRegistration(body, { now, locale, address });
  await consumeAll(
    [
      { limit: 'codes-of-number', subject: phone },
      { limit: 'codes-of-number-a-day', subject: phone },
      { limit: 'codes-from-address', subject: address },
    ],
    now,
  );
  // Before anything is stored for a number that then gets no SMS.
  await reserveSms('code', now);
  const login_id = loginId ?? (await reserveLoginId(phone, now));
  const newcomer = registration && { ...registration, id: login_id };
  const login = loginId ? await getLogin(loginId) : undefined;
  if (login) await repairLogin(login);
  if (newcomer) await createLogin({ id: login_id, email: null, phone, login: null });
  const [account] = loginId ? await accountsOfLogin(loginId) : [];
  const sms = { locale: body.locale ?? account?.locale ?? locale, now };
  const { attempt } = await insertCode({ phone, login_id, address, registration: newcomer }, sms);
  return { reply: { attempt, data: { attempt } } };
});

type Body = Input<typeof codeRegisterSms>['body'];
type RegistrationContext = { now: string; locale: Locale; address: string };

/**
 * Throws user-not-found if an unknown number comes without registration data. E-mail and login name are not stored:
 * until the code is verified, nobody may block a name for others.
 */
const newPhoneRegistration = async ({ roles, fio, ...body }: Body, { now, locale, address }: RegistrationContext) => {
  if (!roles || !fio) {
    await consume('unknown-look-ups-from-address', address, now);
    throw new Problem('user-not-found', { fields: { phoneNumbers: { key: 'not-found' } } });
  }
  await consume('registrations-from-address', address, now);
  return newRegistration(
    { ...body, roles, fio, email: undefined, login: undefined },
    { id: 'not known yet', locale, now },
  );
};
