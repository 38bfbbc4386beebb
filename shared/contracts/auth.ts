import * as z from 'zod/mini';
import { endpoint, item } from './endpoint.ts';
import { exactText, id, text } from './fields.ts';
import { User } from './me.ts';

const SignedIn = z.object({
  ...z.pick(User, { id: true, fio: true, roles: true, company: true, locale: true }).shape,
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
  body: z.strictObject({ login: text(200), password: exactText(200) }),
  reply: item(z.union([SignedIn, SeveralAccounts])),
  problems: ['user-not-found', 'invalid-password', 'forbidden'],
});
