import * as z from 'zod';
import { endpoint, item } from './endpoint.ts';
import { id, locale, named, role } from './fields.ts';

/** One account: a role in a company. A login may own several; `users` lists them all. */
export const User = z.object({
  id,
  fio: z.string(),
  roles: z.array(role),
  company: named.nullable(),
  locale,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  users: z.array(z.object({ id, roles: z.array(role), company: named.nullable() })),
});
export type User = z.infer<typeof User>;

const SignedIn = z.object({
  ...User.pick({ id: true, fio: true, roles: true, company: true, locale: true }).shape,
  api_token: z.string(),
});
const SeveralAccounts = z.object({
  users: User.shape.users,
  tokens: z.array(z.object({ id, api_token: z.string() })),
});

export const login = endpoint({
  name: 'login',
  area: 'auth',
  summary: 'Sign in with a login (e-mail, phone or login name) and a password',
  method: 'POST',
  path: '/api/user/login',
  access: 'public',
  writes: false,
  form: true,
  body: z.strictObject({ login: z.string().trim().min(1).max(200), password: z.string().min(1).max(200) }),
  reply: item(z.union([SignedIn, SeveralAccounts])),
  problems: ['user-not-found', 'invalid-password', 'forbidden'],
});

export const getMe = endpoint({
  name: 'get-me',
  area: 'auth',
  summary: 'The account that asks, and the other accounts of its login',
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  reply: item(User),
});
