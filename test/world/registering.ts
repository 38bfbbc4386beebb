import { randomUUID } from 'node:crypto';
import { register, setPassword } from '#shared/contracts/registration.ts';
import { findLoginId } from '../../functions/data/auth/logins.ts';
import { accountsOfLogin } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { sentTo } from './sent.ts';
import { ok } from './shift-fixtures.ts';

export const password = 'kolo-mlha-rohlík';
export const anEmail = () => `${randomUUID()}@smena.test`;

type Said = Record<string, unknown>;
export const registering = (said: Said = {}, asking: object = {}) =>
  invoke(register, null, {
    body: { roles: ['ROLE_BUYER'], fio: 'Jana Nováková', email: anEmail(), terms: true, ...said },
    ...asking,
  });
export const codesTo = async (email: string, place = 'activate') =>
  (await sentTo(email)).flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`/auth/${place}/(\\S+)`, 'g'))].map(([, code]) => code ?? ''),
  );
export const newestCode = async (email: string, place?: string) => {
  const [code] = await codesTo(email, place);
  if (!code) throw new Error(`No letter to ${email}`);
  return code;
};
export const choosing = (code: string, asking: object = {}, chosen = password) =>
  invoke(setPassword, null, { body: { password: chosen, password2: chosen, code }, ...asking });

/** A person who has registered and activated. */
export const anEntered = async (said: Said = {}) => {
  const email = typeof said['email'] === 'string' ? said['email'] : anEmail();
  ok(await registering({ ...said, email }));
  ok(await choosing(await newestCode(email)));
  const loginId = (await findLoginId(email)) ?? '';
  const [account] = await accountsOfLogin(loginId);
  if (!account) throw new Error('No account');
  return { email, loginId, account };
};
