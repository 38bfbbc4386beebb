import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { normalizeEmail } from '#shared/domain/people/email.ts';
import { normalizePhone } from '#shared/domain/people/phone.ts';
import { entity } from '../entity.ts';
import { uniqueKey, recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { get, getMany, ifNotExists, type Item, type Write } from '../table.ts';

export const ofLogin = part('login');
/** Of the values that only one login has. */
export const ofLoginValue = { email: part('email'), phone: part('phone'), login: ofLogin };
export const ofLoginId = part('id');
export const ofPerson = part('person');

export const loginKey = recordKeyOf('LOGIN');

/** A person who signs in. Cognito has a user of this id with the password. */
const Login = z.object({
  id,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  login: z.nullable(z.string()),
  created_at: z.string(),
  /** Tokens issued before this time are rejected, after a password change or a sign-out everywhere. */
  tokens_from: z.nullable(z.string()),
  /** When a password change by its owner started; null once it has ended the sign-ins. */
  password_begun_at: z.nullable(z.string()),
  /**
   * The number of open accounts, at least one. It changes in the transactions that open and close accounts, because the
   * index of a login's accounts may be stale. The last account removes the login, so its e-mail and phone are free.
   * Items of older schemas were not counted and have one at least, so closing an account also counts the accounts.
   */
  accounts: z.int().check(z.positive()),
});
export type Login = z.infer<typeof Login>;
export type NewLogin = Omit<Login, 'tokens_from' | 'password_begun_at' | 'accounts'>;

const schema = 4;
const logins = entity('login', Login, [
  (first) => ({ ...first, tokens_from: null }),
  (second) => ({ ...second, password_begun_at: null }),
  (third) => ({ accounts: 1, ...third }),
]);

export const readLogin = (item: Item): Login => logins.read(item);

/** Login names are stored in lower case, like e-mails. */
const comparable = (text: string) => normalizeEmail(text) ?? text.trim().toLowerCase();
/** Without the plus. Text that is no number stays as it is and matches nobody. */
const comparablePhone = (text: string) => (normalizePhone(text) ?? text.trim()).replace('+', '');

/** The login id of an e-mail, a phone number or a login name. */
export const findLoginId = async (identifier: string): Promise<string | undefined> => {
  const [found] = await getMany([
    uniqueKey('email', comparable(identifier)),
    uniqueKey('phone', comparablePhone(identifier)),
    uniqueKey('login', comparable(identifier)),
  ]);
  return found && String(found['login_id']);
};

export const getLogin = async (loginId: string): Promise<Login | undefined> => {
  const item = await get(loginKey(loginId));
  return item && logins.read(item);
};

/** Whether a token issued at that time (epoch seconds) has been ended. A login without an item has ended none. */
export const isTokenRevoked = (login: Item | undefined, issuedAt: number): boolean => {
  const from = login && logins.read(login).tokens_from;
  // Token times have whole seconds: one issued in the same second as the end may be the new one.
  return Boolean(from) && !(issuedAt >= Math.floor(Date.parse(from ?? '') / 1000));
};

/** A transaction's condition: a token issued at that time (epoch seconds) has not been ended. As `isTokenRevoked`. */
export const validTokenCheck = (loginId: string, issuedAt: number): Write => ({
  part: ofLogin,
  check: loginKey(loginId),
  if: {
    expression: 'attribute_not_exists(tokens_from) OR attribute_type(tokens_from, :null) OR tokens_from < :later',
    values: { ':null': 'NULL', ':later': new Date((issuedAt + 1) * 1000).toISOString() },
  },
});

/** Rejects every token issued before now. Cognito's sign-out revokes the refresh tokens. */
export const endSessionsWrite = (loginId: string, now: string): Write => ({
  part: ofLogin,
  update: loginKey(loginId),
  set: 'SET tokens_from = :now, password_begun_at = :none, accounts = if_not_exists(accounts, :one), #schema = :schema',
  names: { '#schema': 'schema' },
  values: { ':now': now, ':none': null, ':one': 1, ':schema': schema },
  if: { expression: 'attribute_exists(pk)' },
});

/** Marks that the right password was given and is about to be replaced. `endSessionsWrite` clears the mark. */
export const passwordChangeStartedWrite = (loginId: string, now: string): Write => ({
  part: ofLogin,
  update: loginKey(loginId),
  set: `SET password_begun_at = :now, tokens_from = if_not_exists(tokens_from, :none),
    accounts = if_not_exists(accounts, :one), #schema = :schema`,
  names: { '#schema': 'schema' },
  values: { ':now': now, ':none': null, ':one': 1, ':schema': schema },
  if: { expression: 'attribute_exists(pk)' },
});

/** Whether no password was set and no session ended since the link that created the login was used. */
export const isUntouched = ({ tokens_from }: Login): boolean => tokens_from === null;

/** A transaction's condition, for the repeated use of the link that created the login. Fails as part `login`. */
export const untouchedCheck = (loginId: string): Write => ({
  part: ofLogin,
  check: loginKey(loginId),
  if: { expression: 'attribute_type(tokens_from, :null)', values: { ':null': 'NULL' } },
});

type PasswordLink = { subject: string; email: string | null; made_at: string; begun_at: string | null };

/**
 * Ends the sessions if a password link is still valid for the login: the login has the address that the link was sent
 * to, and no sessions were ended since, except by this link's own interrupted use.
 */
export const endSessionsByLinkWrite = ({ subject, email, made_at, begun_at }: PasswordLink, now: string): Write => ({
  ...endSessionsWrite(subject, now),
  if: begun_at
    ? { expression: 'email = :email AND tokens_from = :begun', values: { ':email': email, ':begun': begun_at } }
    : {
        expression: `email = :email AND
          (attribute_not_exists(tokens_from) OR attribute_type(tokens_from, :null) OR tokens_from <= :made)`,
        values: { ':email': email, ':null': 'NULL', ':made': made_at },
      },
});

/**
 * The writes of a new login with its number of accounts, and of its unique values. They fail as part email, phone or
 * login if another login has the value.
 */
export const loginWrites = (login: NewLogin, accounts = 1): Write[] => [
  {
    part: ofLoginId,
    put: {
      ...loginKey(login.id),
      ...logins.store({
        ...login,
        email: login.email && comparable(login.email),
        tokens_from: null,
        password_begun_at: null,
        accounts,
      }),
    },
    if: ifNotExists,
  },
  ...valuesOf(login).map(([kind, value]) => ({
    part: ofLoginValue[kind],
    put: { ...uniqueKey(kind, value), login_id: login.id },
    if: ifNotExists,
  })),
];

type Contact = { kind: 'email' | 'phone'; value: string } | { kind: 'login'; value: string | null };

/**
 * The writes that give a login a new proven e-mail or phone, or another name. They fail as part `email`, `phone` or
 * `login` if another login has the value, and as part `login` if the login has changed it since it was read, or has ended its sessions since
 * `requested_at`: after a sign-out everywhere or a new password, earlier requests must not work.
 */
export const contactWrites = (login: Login, { kind, value }: Contact, requested_at: string): Write[] => {
  const changed = { ...login, email: null, phone: null, login: null, [kind]: value };
  const former = { ...changed, [kind]: login[kind] };
  return [
    {
      part: ofLogin,
      update: loginKey(login.id),
      set: `SET #kind = :value, tokens_from = if_not_exists(tokens_from, :none),
        password_begun_at = if_not_exists(password_begun_at, :none), accounts = if_not_exists(accounts, :one),
        #schema = :schema`,
      names: { '#kind': kind, '#schema': 'schema' },
      values: { ':value': value, ':none': null, ':one': 1, ':schema': schema },
      if: {
        expression: `#kind = :former AND
          (attribute_not_exists(tokens_from) OR attribute_type(tokens_from, :null) OR tokens_from <= :requested)`,
        values: { ':former': login[kind], ':null': 'NULL', ':requested': requested_at },
      },
    },
    ...valuesOf(changed).map(([kind, unique]) => ({
      part: ofLoginValue[kind],
      put: { ...uniqueKey(kind, unique), login_id: login.id },
      if: ifNotExists,
    })),
    ...valuesOf(former).map(([kind, unique]) => ({ part: `former-${kind}`, remove: uniqueKey(kind, unique) })),
  ];
};

/**
 * Counts a further account of a login, which has a copy of its e-mail and phone. Fails as part `person` if the login was
 * removed, or got another e-mail or phone since it was read.
 */
export const countAccountWrite = ({ id: loginId, email, phone }: Pick<Login, 'id' | 'email' | 'phone'>): Write => ({
  part: ofPerson,
  update: loginKey(loginId),
  set: 'SET accounts = if_not_exists(accounts, :one) + :one',
  values: { ':one': 1 },
  if: {
    expression: 'attribute_exists(pk) AND email = :email AND phone = :phone',
    values: { ':email': email, ':phone': phone },
  },
});

/**
 * Uncounts an account that is closed. `open` is the number of open accounts before that. The last one removes the login
 * and frees its unique values. Fails as part `person` if an account was opened or closed since the login was read.
 */
export const uncountAccountWrites = (login: Login, open: number): Write[] => {
  const { accounts } = login;
  // An item of an older schema has no count and counts as one account.
  const same = accounts === 1 ? '(accounts = :accounts OR attribute_not_exists(accounts))' : 'accounts = :accounts';
  const unchanged = { expression: `attribute_exists(pk) AND ${same}`, values: { ':accounts': accounts } };
  if (open > 1)
    return [
      {
        part: ofPerson,
        update: loginKey(login.id),
        set: 'SET accounts = :left',
        values: { ':left': open - 1 },
        if: unchanged,
      },
    ];
  return [
    { part: ofPerson, remove: loginKey(login.id), if: unchanged },
    ...valuesOf(login).map(([kind, value]) => ({ part: ofLoginValue[kind], remove: uniqueKey(kind, value) })),
  ];
};

const valuesOf = (login: NewLogin) =>
  (
    [
      ['email', login.email && comparable(login.email)],
      ['phone', login.phone && comparablePhone(login.phone)],
      ['login', login.login && comparable(login.login)],
    ] as const
  ).flatMap(([kind, value]) => (value ? [[kind, value] as const] : []));
