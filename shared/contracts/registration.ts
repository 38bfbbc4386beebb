import * as z from 'zod/mini';
import { rolesToRegister } from '../domain/people/registration.ts';
import { area, item } from './endpoint.ts';
import { blankAs, exactText, locale, role, text } from './fields.ts';
import { callingCode, email, fio, ico, loginName, password, phoneNumbers } from './person-fields.ts';

const endpoint = area('registration');

/**
 * The data of a registration; a registration by phone sends the same to code_register_sms. The names `fio` (full name),
 * `inn` (IČO), `countryId`, `countryCode` and `phoneNumbers` are fixed by the specification.
 */
export const NewcomerFields = z.strictObject({
  /** Exactly one role. */
  roles: z.array(z.enum(rolesToRegister)).check(z.minLength(1), z.maxLength(1)),
  fio,
  /** The language of the account and its e-mails; default: the request's. */
  locale: z.optional(locale),
  /** The country id of GET /api/phone_codes. */
  countryId: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  countryCode: z.optional(callingCode),
  email: z.optional(email),
  phoneNumbers: z.optional(phoneNumbers),
  /** An additional name to sign in with. */
  login: z.optional(loginName),
  /** A buyer's own company, or the company that a buyer's manager works for; the IČO is enough to find the latter. */
  company: z.optional(z.strictObject({ name: z.optional(text(100)), inn: ico })),
  /** True accepts the current user agreement. */
  terms: z.optional(z.boolean()),
});
export type NewcomerFields = z.output<typeof NewcomerFields>;

/** Those of them that the specification's clients send as blank texts where there is no value. */
export const blankFields = {
  countryCode: z.optional(blankAs(callingCode, undefined)),
  email: z.optional(blankAs(email, undefined)),
  login: z.optional(blankAs(loginName, undefined)),
};

/** The code in a link's URL. */
export const linkCode = exactText(60);

export const register = endpoint({
  name: 'register',
  summary:
    'Register by e-mail: sends an activation link. For a phone number this only validates the data; an SMS code completes the registration',
  method: 'POST',
  path: '/api/_p/user/register',
  access: 'public',
  body: z.extend(NewcomerFields, { ...blankFields, phoneNumbers: z.optional(blankAs(phoneNumbers, undefined)) }),
  reply: item(z.object({ email: z.nullable(z.string()) })),
  status: 201,
  problems: [
    'invalid-input',
    'terms-required',
    'email-taken',
    'phone-taken',
    'login-taken',
    'company-ico-taken',
    'too-many-requests',
  ],
});

export const findCompany = endpoint({
  name: 'find-company',
  summary: 'Ask the business register for the name of a company by its number, before registration',
  method: 'GET',
  path: '/api/_p/user/find_company',
  access: 'public',
  writes: true,
  query: z.strictObject({ inn: ico }),
  reply: item(
    z.object({
      /** As in the reply of prefill-company. */
      found: z.enum(['yes', 'no', 'unavailable']),
      name: z.nullable(z.string()),
      /** Whether a company with this number exists in Smena. */
      taken: z.boolean(),
    }),
  ),
  problems: ['too-many-requests'],
});

export const sendActivation = endpoint({
  name: 'send-activation',
  summary: 'Send the activation e-mail again; the response does not reveal whether the address is registered',
  method: 'GET',
  path: '/api/user_activate/send',
  access: 'public',
  writes: true,
  query: z.strictObject({ email }),
  reply: item(z.object({ sent: z.boolean() })),
  problems: ['too-many-requests'],
});

export const sendPasswordLink = endpoint({
  name: 'send-password-link',
  summary: 'Send a link to set a new password; the response does not reveal whether the address is known',
  method: 'GET',
  path: '/api/_p/reset_password/send_code',
  access: 'public',
  writes: true,
  query: z.strictObject({ email, locale: z.optional(locale) }),
  reply: item(z.object({ sent: z.boolean() })),
  problems: ['too-many-requests'],
});

export const setPassword = endpoint({
  name: 'set-password',
  summary:
    'Set the password with the code of an activation link (creates the account) or of a password link (ends every session)',
  method: 'POST',
  path: '/api/_p/reset_password/change',
  access: 'public',
  body: z.strictObject({ password, password2: password, code: linkCode }),
  /** The e-mail to sign in with. */
  reply: item(z.object({ email: z.string() })),
  problems: ['invalid-input', 'link-gone', 'email-taken'],
});

export const confirmEmail = endpoint({
  name: 'confirm-email',
  summary: 'Make the address that a link was sent to the e-mail of the login that requested it',
  method: 'POST',
  path: '/api/email/confirm',
  access: 'public',
  body: z.strictObject({ code: linkCode }),
  /** The e-mail to sign in with. */
  reply: item(z.object({ email: z.string() })),
  problems: ['link-gone', 'email-taken', 'changed'],
});

export const confirmPhoneLink = endpoint({
  name: 'confirm-phone-link',
  summary: 'Make the number that a link was sent to by SMS the phone of the login that it was requested for',
  method: 'POST',
  path: '/api/phone/confirm',
  access: 'public',
  body: z.strictObject({ code: linkCode }),
  /** The phone to sign in with. */
  reply: item(z.object({ phone: z.string() })),
  problems: ['link-gone', 'phone-taken', 'changed'],
});

export const getLink = endpoint({
  name: 'get-link',
  summary: 'Get the purpose of a link from an e-mail or SMS, without using it',
  method: 'GET',
  path: '/api/_p/link/{code}',
  access: 'public',
  params: z.object({ code: linkCode }),
  reply: item(
    z.object({
      purpose: z.enum(['activate', 'password', 'invitation', 'email', 'phone']),
      fio: z.nullable(z.string()),
      email: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** The role of the account that the link creates; null for a link that creates none. */
      role: z.nullable(role),
      company: z.nullable(z.object({ name: z.string() })),
      /** The name of the inviter, or of the person who requested the e-mail or phone for another one. */
      by: z.nullable(z.string()),
      /** Whether the person has a login already, so that neither a name nor a password is needed. */
      known: z.boolean(),
    }),
  ),
  problems: ['link-gone', 'not-found'],
});
