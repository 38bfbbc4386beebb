import * as z from 'zod';
import { id } from '#shared/contracts/fields.ts';
import { entity } from './entity.ts';
import { keys } from './keys.ts';
import type { Write } from './table.ts';
import { absent, getMany, transact } from './table.ts';

/** Someone who signs in; Cognito knows them by this id and keeps the password. Accounts belong to a login. */
const Login = z.object({
  id,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  login: z.string().nullable(),
  created_at: z.string(),
});
export type Login = z.infer<typeof Login>;

const logins = entity('login', Login);

const plainEmail = (text: string) => text.trim().toLowerCase();
const plainPhone = (text: string) => text.replaceAll(/[\s+]/g, '');

/** The login id that an e-mail, a phone number or a login name belongs to. */
export const findLoginId = async (given: string): Promise<string | undefined> => {
  const [found] = await getMany([
    keys.unique('email', plainEmail(given)),
    keys.unique('phone', plainPhone(given)),
    keys.unique('login', plainEmail(given)),
  ]);
  return found && String(found['login_id']);
};

/** Throws WriteRefused (part email, phone or login) where another login has the value. */
export const insertLogin = (login: Login): Promise<void> => transact(loginWrites(login));

/** A login and the values that only it may have. */
const loginWrites = (login: Login, condition: Write['if'] = absent): Write[] => {
  const values = [
    ['email', login.email && plainEmail(login.email)],
    ['phone', login.phone && plainPhone(login.phone)],
    ['login', login.login && plainEmail(login.login)],
  ] as const;
  return [
    { part: 'id', put: { ...keys.login(login.id), ...logins.store(login) }, if: condition },
    ...values.flatMap(([kind, value]) =>
      value ? [{ part: kind, put: { ...keys.unique(kind, value), login_id: login.id }, if: condition }] : [],
    ),
  ];
};
