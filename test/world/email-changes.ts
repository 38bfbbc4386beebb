import { randomUUID } from 'node:crypto';
import { confirmEmail } from '#shared/contracts/registration.ts';
import { changeEmail } from '#shared/contracts/settings.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { copyContacts } from '../../functions/identity/copy-contacts.ts';
import { createCognitoUser } from './client.ts';
import { invoke } from './invoke.ts';
import { sentTo } from './sent.ts';
import { ok } from './shift-fixtures.ts';
import type { World } from './world.ts';

export const anEmail = () => `${randomUUID()}@smena.test`;

/** A person who signs in by e-mail, with the accounts' copy of it. */
export const someoneWithEmail = async (world: World, more: Partial<Account> = {}) => {
  const email = anEmail();
  const me = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer, { email, ...more });
  const { login, password } = await createCognitoUser(me);
  await copyContacts(me.login_id);
  return { me, former: login, password };
};
type Someone = Awaited<ReturnType<typeof someoneWithEmail>>;

export const request = ({ me, password }: Someone, email: string, asking: object = {}) =>
  invoke(changeEmail, me, { body: { email, password }, ...asking });

export const codesTo = async (email: string) =>
  (await sentTo(email)).flatMap(({ text }) => /\/auth\/confirm_email\/(\S{22})/.exec(text)?.[1] ?? []);
export const codeTo = async (email: string): Promise<string> => {
  const [code] = await codesTo(email);
  if (!code) throw new Error(`No letter to ${email}`);
  return code;
};
export const subjectsTo = async (email: string) => (await sentTo(email)).map(({ subject }) => subject);

export const requested = async (who: Someone, email = anEmail()) => {
  ok(await request(who, email));
  return { email, code: await codeTo(email) };
};
export const confirm = (code: string, asking: object = {}) => invoke(confirmEmail, null, { body: { code }, ...asking });
