import * as z from 'zod/mini';
import { codeLength } from '../domain/auth/codes.ts';
import { area, item, unpagedList } from './endpoint.ts';
import { bounded, id, search, text } from './fields.ts';
import { User } from './me.ts';
import { email, password, phoneNumbers } from './person-fields.ts';
import { blankFields, linkCode, NewcomerFields } from './registration.ts';

const endpoint = area('auth');

const SignedIn = z.object({
  ...z.pick(User, { id: true, fio: true, roles: true, company: true, locale: true }).shape,
  api_token: z.string(),
});
const SeveralAccounts = z.object({ users: User.shape.users, tokens: z.array(z.object({ id, api_token: z.string() })) });

export const login = endpoint({
  name: 'login',
  summary: 'Sign in with a login (e-mail, phone or login name) and a password',
  method: 'POST',
  path: '/api/user/login',
  access: 'public',
  form: true,
  body: z.strictObject({ login: text(200), password }),
  reply: item(
    z.union([
      SignedIn,
      SeveralAccounts,
      /** The password was set by an admin: the code of a link with which the person replaces it first. */
      z.object({ change_password: linkCode }),
    ]),
  ),
  problems: ['user-not-found', 'invalid-password', 'login-limit'],
});

export const findInSystem = endpoint({
  name: 'find-in-system',
  summary: 'Check whether an e-mail or a phone number belongs to a login; returns nothing else',
  method: 'GET',
  path: '/api/_p/user/find_in_system',
  access: 'public',
  writes: true,
  query: z.strictObject({ email: z.optional(email), phone: z.optional(phoneNumbers) }),
  reply: item(z.object({ found: z.literal(true) })),
  problems: ['user-not-found'],
});

export const listPhoneCodes = endpoint({
  name: 'list-phone-codes',
  summary: 'List all countries with their calling codes',
  method: 'GET',
  path: '/api/phone_codes',
  access: 'public',
  maxAge: 86_400,
  reply: unpagedList(
    z.object({
      id: z.int(),
      iso: z.string(),
      code: z.string(),
      en_name: z.string(),
      cs_name: z.string(),
      ru_name: z.string(),
      /** The number's format with a 9 for every digit, calling code included; null where lengths differ. */
      mask: z.nullable(z.string()),
    }),
  ),
});

/** Sent by the specification's clients and ignored. */
const ignored = search;

export const codeRegisterSms = endpoint({
  name: 'code-register-sms',
  summary:
    'Send a code by SMS: to sign in or, with the fields of a registration, to register a number that has no login',
  method: 'POST',
  path: '/api/users/code_register_sms',
  access: 'public',
  form: true,
  // The number must contain this code: nine digits alone are Czech. The name is ignored.
  query: z.strictObject({ country_name: z.optional(ignored), country_code: z.optional(ignored) }),
  body: z.strictObject({
    ...NewcomerFields.shape,
    ...blankFields,
    phoneNumbers,
    roles: z.optional(NewcomerFields.shape.roles),
    fio: z.optional(NewcomerFields.shape.fio),
  }),
  /** At the top level, as in the specification, and under `data` like every reply. */
  reply: z.object({ attempt: z.string(), ...item(z.object({ attempt: z.string() })).shape }),
  problems: [
    'user-not-found',
    'terms-required',
    'sms-country-closed',
    'phone-taken',
    'company-ico-taken',
    'code-limit',
  ],
});

const codeFields = {
  phoneNumbers: z.optional(phoneNumbers),
  code: z.optional(bounded(20).check(z.regex(new RegExp(`^\\d{${codeLength}}$`)))),
  /** The attempt that code_register_sms returned; without it, the number's newest code. */
  attempt: z.optional(id),
  country_code: z.optional(ignored),
  email: z.optional(ignored),
  fio: z.optional(ignored),
};

export const codeLogin = endpoint({
  name: 'code-login',
  summary: 'Sign in with an SMS code; fields may be in the query or the body',
  method: 'POST',
  path: '/api/users/code_login',
  access: 'public',
  form: true,
  query: z.strictObject(codeFields),
  body: z.strictObject(codeFields),
  reply: item(z.union([SignedIn, SeveralAccounts])),
  problems: ['wrong-code', 'code-expired', 'code-limit', 'phone-taken'],
});
