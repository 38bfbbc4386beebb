import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { plainEmail } from '#shared/domain/people/email.ts';
import { entity } from './entity.ts';
import { keys } from './keys.ts';
import type { Item, Write } from './table.ts';
import { absent, get, getMany, transact } from './table.ts';

/** Someone who signs in; Cognito knows them by this id and keeps the password. Accounts belong to a login. */
const Login = z.object({
  id,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  login: z.nullable(z.string()),
  created_at: z.string(),
  /** Tokens issued before this are refused: the password was changed, or every device signed out. */
  tokens_from: z.nullable(z.string()),
  /** Since when the password is being changed by somebody who knew it; null once the sign-ins have ended. */
  password_begun_at: z.nullable(z.string()),
});
export type Login = z.infer<typeof Login>;
export type NewLogin = Omit<Login, 'tokens_from' | 'password_begun_at'>;

const schema = 3;
const logins = entity('login', Login, [
  (first) => ({ ...first, tokens_from: null }),
  (second) => ({ ...second, password_begun_at: null }),
]);

/** Names to sign in with are kept in lower case, too. */
const comparable = (text: string) => plainEmail(text) ?? text.trim().toLowerCase();
const plainPhone = (text: string) => text.replaceAll(/[\s+]/g, '');

/** The login id that an e-mail, a phone number or a login name belongs to. */
export const findLoginId = async (given: string): Promise<string | undefined> => {
  const [found] = await getMany([
    keys.unique('email', comparable(given)),
    keys.unique('phone', plainPhone(given)),
    keys.unique('login', comparable(given)),
  ]);
  return found && String(found['login_id']);
};

export const getLogin = async (loginId: string): Promise<Login | undefined> => {
  const item = await get(keys.login(loginId));
  return item && logins.read(item);
};

/** Whether a token issued then (epoch seconds) was ended since. Whoever has no login item has ended none. */
export const isEnded = (login: Item | undefined, issuedAt: number): boolean => {
  const from = login && logins.read(login).tokens_from;
  // Tokens tell whole seconds: one of the same second as the end may be the new one.
  return Boolean(from) && !(issuedAt >= Math.floor(Date.parse(from ?? '') / 1000));
};

/** Ends every token that was issued before now; Cognito's sign-out ends the refreshing of them. */
export const endSessions = (loginId: string, now: string): Write => ({
  part: 'login',
  update: keys.login(loginId),
  set: 'SET tokens_from = :now, password_begun_at = :none, #schema = :schema',
  names: { '#schema': 'schema' },
  values: { ':now': now, ':none': null, ':schema': schema },
  if: { expression: 'attribute_exists(pk)' },
});

/** The right password was given and is about to be replaced; `endSessions` is the end of that. */
export const passwordBegun = (loginId: string, now: string): Write => ({
  part: 'login',
  update: keys.login(loginId),
  set: 'SET password_begun_at = :now, tokens_from = if_not_exists(tokens_from, :none), #schema = :schema',
  names: { '#schema': 'schema' },
  values: { ':now': now, ':none': null, ':schema': schema },
  if: { expression: 'attribute_exists(pk)' },
});

type PasswordLink = { subject: string; email: string | null; made_at: string; begun_at: string | null };

/**
 * Ends the sessions, of a login for which a password link still counts: it has the address that the link was sent to,
 * and nothing ended its sessions after that but the link itself, where a fault interrupted its use.
 */
export const openFor = ({ subject, email, made_at, begun_at }: PasswordLink, now: string): Write => ({
  ...endSessions(subject, now),
  if: begun_at
    ? { expression: 'email = :email AND tokens_from = :begun', values: { ':email': email, ':begun': begun_at } }
    : {
        expression: `email = :email AND
          (attribute_not_exists(tokens_from) OR attribute_type(tokens_from, :null) OR tokens_from <= :made)`,
        values: { ':email': email, ':null': 'NULL', ':made': made_at },
      },
});

/** Throws ConditionFailed (part email, phone or login) where another login has the value. */
export const insertLogin = (login: NewLogin): Promise<void> => transact(loginWrites(login));

/** A login and the values that only it may have. */
export const loginWrites = (login: NewLogin, condition: Write['if'] = absent): Write[] => [
  {
    part: 'id',
    put: {
      ...keys.login(login.id),
      ...logins.store({
        ...login,
        email: login.email && comparable(login.email),
        tokens_from: null,
        password_begun_at: null,
      }),
    },
    if: condition,
  },
  ...valuesOf(login).map(([kind, value]) => ({
    part: kind,
    put: { ...keys.unique(kind, value), login_id: login.id },
    if: condition,
  })),
];

/** A login goes, and what only it had is free again; its tokens end with it. */
export const loginRemoved = (login: NewLogin): Write[] => [
  { part: 'login', remove: keys.login(login.id), if: { expression: 'attribute_exists(pk)' } },
  ...valuesOf(login).map(([kind, value]) => ({ part: kind, remove: keys.unique(kind, value) })),
];

const valuesOf = (login: NewLogin) =>
  (
    [
      ['email', login.email && comparable(login.email)],
      ['phone', login.phone && plainPhone(login.phone)],
      ['login', login.login && comparable(login.login)],
    ] as const
  ).flatMap(([kind, value]) => (value ? [[kind, value] as const] : []));
