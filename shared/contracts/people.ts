import * as z from 'zod/mini';
import { importFields, importIssues } from '../domain/imports/issues.ts';
import { importLimits } from '../domain/imports/table.ts';
import { invitationStates } from '../domain/people/invitation.ts';
import { area, item, list, paging, sortedBy, unpagedList } from './endpoint.ts';
import {
  blankAs,
  integer,
  id,
  locale,
  queryArray,
  multilineText,
  idAndName,
  optionalLine,
  person,
  role,
  search,
  uniqueArray,
  storedInstant,
  text,
  version,
} from './fields.ts';
import {
  bankAccount,
  callingCode,
  country,
  email,
  fio,
  language,
  languages,
  loginName,
  password,
  phoneNumbers,
} from './person-fields.ts';
import { linkCode } from './registration.ts';

const endpoint = area('people');

/**
 * The names `fio` (full name), `categories` and `categories_ids` (specialties), `stores_ids`, `companies_ids`,
 * `phone_numbers` and the paths are fixed by the specification.
 */

/**
 * The type of employment. It decides how long before a shift its worker must know about it (Labour Code §84, §74).
 * `dpp` is an agreement to complete a job (dohoda o provedení práce), `dpc` an agreement on working activity (dohoda o
 * pracovní činnosti, DPČ).
 */
export const employment = z.enum(['employment', 'dpp', 'dpc']);
export type Employment = z.infer<typeof employment>;

export const Person = z.object({
  id,
  fio: z.string(),
  roles: z.array(role),
  company: z.nullable(idAndName),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** All of them; the one to sign in with, if any, is the first. */
  phone_numbers: z.array(z.string()),
  avatar: z.nullable(z.string()).check(z.meta({ description: 'The path of a square JPEG of 96 px.' })),
  active: z.boolean(),
  categories: z.array(idAndName),
  stores_ids: z.array(id),
  /** Null for an account that is not a worker's, and for a worker whose type of employment is unknown. */
  contract: z.nullable(employment),
  /** The performer's own number of the worker. */
  personal_number: z.nullable(z.string()),
  country: z.nullable(z.string()),
  languages: z.array(z.string()),
  /** When the account was created. */
  created_at: storedInstant,
});
export type Person = z.infer<typeof Person>;

export const listUsers = endpoint({
  name: 'list-users',
  summary: 'List the accounts that the caller may access, ordered by name',
  assistant: 'People by name, role, store, company or specialty',
  page: '/users/edit/{id}',
  method: 'GET',
  path: '/api/users',
  access: 'user.list',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['fio', 'created_at']),
    /** Only these rows of the list, for the labels of chosen values; other filters do not count. */
    id: z.optional(queryArray(id)),
    roles: z.optional(queryArray(role)),
    categories: z.optional(queryArray(id)),
    company_id: z.optional(id),
    store_id: z.optional(id),
    country: z.optional(country),
    /** People who speak one of these. */
    languages: z.optional(queryArray(language)),
    /** The beginnings of words of the name or the e-mail, or of the phone number. */
    name: z.optional(search),
  }),
  reply: list(Person),
});

export const searchUsers = endpoint({
  name: 'search-users',
  summary: 'Find up to 10 accounts that the caller may access by name, e-mail or phone number',
  method: 'GET',
  path: '/api/users/search',
  access: 'user.list',
  query: z.strictObject({ text: text(100) }),
  reply: item(z.array(z.pick(Person, { id: true, fio: true, roles: true, company: true, phone: true }))),
});

/** Further numbers at which a person is reached, beside the one to sign in with. */
const furtherPhones = uniqueArray(phoneNumbers, 4);
/** A part of a name. */
const namePart = optionalLine(65);

/** The fields of a person that others may edit. E-mail and phone are changed by proving the new one. */
export const PersonFields = z.strictObject({
  fio,
  /** Parts of `fio`. One that is given changes `fio`. */
  first_name: text(65),
  middle_name: namePart,
  last_name: namePart,
  /** A name to sign in with, beside the e-mail and the phone; unique. */
  login: z.nullable(loginName),
  /** The number to sign in with counts as one of them and stays. */
  phone_numbers: furtherPhones,
  country: z.nullable(country),
  languages,
  stores_ids: uniqueArray(id, 100),
  categories_ids: uniqueArray(id, 20),
  /** The performer's own number of the worker. */
  personal_number: z.nullable(text(20)),
  contract: z.nullable(employment),
  bank_account: z.nullable(bankAccount),
  /** Hundredths of a percent of the gross pay, so 1500 is 15 %; null is the default. */
  deduction: z.nullable(integer(0, 100_00)),
});
/** The values of a person's form. */
export type PersonInput = z.input<typeof PersonFields>;

export const PersonDetails = z.extend(Person, {
  version,
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  login: z.nullable(z.string()),
  is_admin: z.boolean(),
  /** The role of another account of the same person in the same company. */
  additional_role: z.nullable(role),
  photo: z.nullable(z.string()).check(z.meta({ description: 'The path of a square JPEG of 256 px.' })),
  /** The person's own referral code; null also before the first look at it, and to everyone but the platform. */
  promocode: z.nullable(z.string()),
  /** Haléř; null to everyone but the platform. */
  bonus: z.nullable(z.int()),
  /** Until when the plan of the person's company is paid; null also without an end, and to those outside of it. */
  tariff_until: z.nullable(storedInstant),
  categories_ids: z.array(id),
  /** Null also if the caller may not see it. */
  bank_account: z.nullable(z.string()),
  /** Hundredths of a percent; null also if the caller may not see it. */
  deduction: z.nullable(z.int()),
  /** The fields that the caller may change; empty means read-only. */
  editable: z.array(z.keyof(PersonFields)),
});
export type PersonDetails = z.infer<typeof PersonDetails>;

export const getUser = endpoint({
  name: 'get-user',
  summary: 'Get an account that the caller may access, with the fields that the caller may change',
  assistant: 'One person with roles, stores and specialties',
  page: '/users/edit/{id}',
  method: 'GET',
  path: '/api/user/{id}',
  access: 'user.read',
  localized: true,
  params: z.object({ id }),
  reply: item(PersonDetails),
  problems: ['not-found'],
});

const update = {
  method: 'PUT',
  access: 'user.update',
  localized: true,
  params: z.object({ id }),
  body: z.extend(z.partial(PersonFields), {
    country: z.optional(blankAs(PersonFields.shape.country, null)),
    languages: z.optional(blankAs(languages, [])),
    login: z.optional(blankAs(PersonFields.shape.login, null)),
    version,
  }),
  reply: item(PersonDetails),
  problems: ['not-found', 'changed', 'person-needs-store', 'login-taken'],
} as const;
export const updateUser = endpoint({
  ...update,
  name: 'update-user',
  summary: 'Change the data, stores or specialties of a person whose role the caller may grant',
  path: '/api/user/{id}/edit',
});
export const putUser = endpoint({
  ...update,
  name: 'put-user',
  summary: 'As update-user, at the path of the person',
  path: '/api/user/{id}',
});

const contactRequest = {
  method: 'POST',
  access: 'user.update',
  params: z.object({ id }),
  reply: item(z.object({ sent: z.literal(true) })),
} as const;
export const changeUserEmail = endpoint({
  ...contactRequest,
  name: 'change-user-email',
  summary:
    'Send a link to a new e-mail of a person all of whose accounts the caller may edit; opening it makes it the e-mail to sign in with',
  path: '/api/user/{id}/email',
  body: z.strictObject({ email }),
  problems: ['not-found', 'invitation-limit'],
});
export const changeUserPhone = endpoint({
  ...contactRequest,
  name: 'change-user-phone',
  summary: 'As change-user-email, by an SMS to a new phone',
  path: '/api/user/{id}/phone',
  body: z.strictObject({ phone: phoneNumbers }),
  problems: ['not-found', 'sms-country-closed', 'code-limit', 'invitation-limit'],
});

export const setUserPhoto = endpoint({
  name: 'set-user-photo',
  summary: "Make the caller's ready upload (purpose profile-photo) the photo of a person whom the caller may edit",
  method: 'POST',
  path: '/api/user/{id}/upload_photos',
  access: 'user.update',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({ upload_id: id }),
  reply: item(PersonDetails),
  problems: ['not-found', 'changed', 'upload-not-ready'],
});

export const deactivateUser = endpoint({
  name: 'deactivate-user',
  whileExpired: true,
  summary:
    'Close the account of a person whose role the caller may grant, as its owner could: contact data is deleted, worked shifts are kept',
  method: 'DELETE',
  path: '/api/user/{id}',
  access: 'user.deactivate',
  params: z.object({ id }),
  reply: item(z.object({ login_deleted: z.boolean() })),
  problems: ['not-found', 'changed', 'person-last-of-company', 'person-shifts-ahead', 'last-admin'],
});

/** Company, stores and specialties of an account. The caller must be allowed to assign them. */
const scopeFields = {
  companies_ids: z.optional(uniqueArray(id, 1)),
  stores_ids: z.optional(uniqueArray(id, 100)),
  categories_ids: z.optional(uniqueArray(id, 20)),
};

export const createUser = endpoint({
  name: 'create-user',
  summary:
    'Create a person with a login, without an invitation. The owner of the e-mail or phone has the only way in, unless an admin sets a first password',
  method: 'POST',
  path: '/api/user/create',
  access: 'user.create',
  localized: true,
  form: true,
  body: z
    .strictObject({
      role,
      ...scopeFields,
      /** The full name, or its parts. */
      fio: z.optional(fio),
      first_name: z.optional(text(65)),
      middle_name: z.optional(namePart),
      last_name: z.optional(namePart),
      /** To sign in with, at least one of e-mail and phone; the first of several numbers. */
      email: z.optional(blankAs(email, undefined)),
      phone_numbers: z.optional(
        z.union([
          uniqueArray(phoneNumbers, 5),
          blankAs(
            z.pipe(
              phoneNumbers,
              z.transform((one): string[] => [one]),
            ),
            [],
          ),
        ]),
      ),
      /** Sent by the specification's clients; the number must contain it, nine digits alone are Czech. */
      country_code: z.optional(blankAs(callingCode, undefined)),
      login: z.optional(blankAs(loginName, undefined)),
      /** Only by an admin, with an e-mail: the person replaces it at the first sign-in. */
      password: z.optional(blankAs(password, undefined)),
      country: z.optional(blankAs(PersonFields.shape.country, null)),
      languages: z.optional(blankAs(languages, [])),
      /** The language of the person; default: the caller's. */
      locale: z.optional(locale),
      ...z.partial(z.pick(PersonFields, { personal_number: true, contract: true, bank_account: true, deduction: true }))
        .shape,
    })
    .check(
      z.refine(({ fio, first_name }) => fio !== undefined || first_name !== undefined, {
        error: 'required',
        path: ['first_name'],
      }),
      z.refine(({ email, phone_numbers = [] }) => email !== undefined || phone_numbers.length > 0, {
        error: 'one-contact',
        path: ['email'],
      }),
    ),
  reply: item(PersonDetails),
  status: 201,
  problems: ['not-found', 'email-taken', 'phone-taken', 'login-taken', 'plan-workers-limit', 'invitation-limit'],
});

export const Invitation = z.object({
  id,
  role,
  company: z.nullable(idAndName),
  stores: z.array(idAndName),
  categories: z.array(idAndName),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  invited_by: person,
  created_at: storedInstant,
  valid_until: storedInstant,
  /** Only an `open` invitation can be accepted. Others stay in the list for 60 days. */
  state: z.enum(invitationStates),
});
export type Invitation = z.infer<typeof Invitation>;

export const invite = endpoint({
  name: 'invite',
  summary: 'Invite a person by e-mail or SMS; the link can be used once and expires after a week',
  method: 'POST',
  path: '/api/user/invite',
  access: 'invitation.create',
  body: z
    .strictObject({
      role,
      ...scopeFields,
      /** Exactly one of e-mail and phone: the link is sent there, and the person signs in with it. */
      email: z.optional(blankAs(email, undefined)),
      phone_numbers: z.optional(blankAs(phoneNumbers, undefined)),
      /** Sent by the specification's clients; the number must contain it, nine digits alone are Czech. */
      country_code: z.optional(blankAs(callingCode, undefined)),
      /** An additional name to sign in with. */
      login: z.optional(blankAs(loginName, undefined)),
      /** The language of the message; default: the inviter's. */
      locale: z.optional(locale),
    })
    .check(
      z.refine(
        ({ email, phone_numbers }) => [email, phone_numbers].filter((contact) => contact !== undefined).length === 1,
        { error: 'one-contact', path: ['email'] },
      ),
    ),
  reply: item(Invitation),
  status: 201,
  problems: [
    'not-found',
    'plan-workers-limit',
    'already-invited',
    'already-member',
    'login-taken',
    'sms-country-closed',
    'code-limit',
    'invitation-limit',
  ],
});

export const listInvitations = endpoint({
  name: 'list-invitations',
  summary: 'List the invitations that the caller may manage, by default newest first',
  method: 'GET',
  path: '/api/user/invitations',
  access: 'invitation.list',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['created_at', 'contact'], 'desc'),
    roles: z.optional(queryArray(role)),
    states: z.optional(queryArray(z.enum(invitationStates))),
    company_id: z.optional(id),
    contact: z.optional(search),
  }),
  reply: list(Invitation),
});

export const revokeInvitation = endpoint({
  name: 'revoke-invitation',
  summary: 'Revoke an open invitation; its link becomes invalid',
  method: 'DELETE',
  path: '/api/user/invitation/{id}',
  access: 'invitation.revoke',
  params: z.object({ id }),
  reply: item(Invitation),
  problems: ['not-found', 'changed'],
});

export const restoreInvitation = endpoint({
  name: 'restore-invitation',
  summary: 'Undo a revocation: the invitation works again, until it expires. If its message had not left, it is sent',
  method: 'POST',
  path: '/api/user/invitation/{id}/restore',
  access: 'invitation.revoke',
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: item(Invitation),
  problems: ['not-found', 'changed', 'plan-workers-limit', 'already-invited'],
});

export const resendInvitation = endpoint({
  name: 'resend-invitation',
  summary: 'Send an open or expired invitation again, with a new link for a week; the earlier link becomes invalid',
  method: 'POST',
  path: '/api/user/invitation/{id}/resend',
  access: 'invitation.create',
  params: z.object({ id }),
  body: z.strictObject({}),
  reply: item(Invitation),
  problems: [
    'not-found',
    'changed',
    'plan-workers-limit',
    'already-invited',
    'already-member',
    'sms-country-closed',
    'code-limit',
    'invitation-limit',
  ],
});

export const acceptInvitation = endpoint({
  name: 'accept-invitation',
  summary: 'Accept an invitation: adds an account to an existing login, or creates a login',
  method: 'POST',
  path: '/api/_p/user/accept_invitation',
  access: 'public',
  body: z.strictObject({
    code: linkCode,
    /** Required for a new login only. */
    fio: z.optional(fio),
    locale: z.optional(locale),
    /** True accepts the current user agreement. */
    terms: z.boolean(),
    /** Required for a new login invited by e-mail. A login invited by phone signs in by SMS codes. */
    password: z.optional(password),
    password2: z.optional(password),
  }),
  reply: item(
    z.object({ email: z.nullable(z.string()), phone: z.nullable(z.string()), signs_in_by: z.enum(['email', 'phone']) }),
  ),
  problems: [
    'invalid-input',
    'link-gone',
    'terms-required',
    'already-member',
    'email-taken',
    'phone-taken',
    'company-inactive',
    'company-workers-limit',
    'company-expired',
    'changed',
  ],
});

export const PendingUser = z.object({
  id,
  fio: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** The requested role. */
  role,
  /** The company entered at registration. */
  company: z.nullable(idAndName),
  /** The time of the request. */
  since: storedInstant,
});
export type PendingUser = z.infer<typeof PendingUser>;

export const listWaiting = endpoint({
  name: 'list-waiting',
  summary: 'List the registered users who are pending approval, by default longest waiting first',
  assistant: 'People who wait for approval',
  method: 'GET',
  path: '/api/users/waiting',
  access: 'user.list-waiting',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['since', 'fio']),
    roles: z.optional(queryArray(role)),
    name: z.optional(search),
  }),
  reply: list(PendingUser),
});

export const admitUser = endpoint({
  name: 'admit-user',
  summary: 'Approve a pending user; a role in the body overrides the requested one',
  method: 'POST',
  path: '/api/user/{id}/admit',
  access: 'user.admit',
  params: z.object({ id }),
  body: z.strictObject({
    role: z.optional(role),
    company_id: z.optional(id),
    stores_ids: scopeFields.stores_ids,
    categories_ids: scopeFields.categories_ids,
  }),
  reply: item(Person),
  problems: ['not-found', 'already-admitted', 'changed'],
});

export const refuseUser = endpoint({
  name: 'refuse-user',
  summary: 'Reject a pending user; they are notified and keep their login without permissions (ROLE_USER)',
  method: 'POST',
  path: '/api/user/{id}/refuse',
  access: 'user.refuse',
  params: z.object({ id }),
  body: z.strictObject({ reason: z.optional(multilineText(500)) }),
  reply: item(Person),
  problems: ['not-found', 'already-admitted', 'changed'],
});

export const createAccount = endpoint({
  name: 'create-account',
  summary: 'Add an account to a login: another role, in the same company or another one',
  method: 'POST',
  path: '/api/user/create_account',
  access: 'user.create-account',
  /** `user_id` is the id of an account of the login that the caller may access. */
  body: z.strictObject({ user_id: id, role, ...scopeFields }),
  reply: item(Person),
  status: 201,
  problems: ['not-found', 'already-member', 'plan-workers-limit'],
});

/**
 * A row of an import. The worker signs in by the phone, or by the e-mail of a row without one. An e-mail beside a phone
 * finds a person who is known, or is kept until the worker confirms it.
 */
const ImportedWorker = z
  .strictObject({
    /** The row's number in the spreadsheet. */
    row: integer(1, importLimits.lastRow),
    fio,
    phone_numbers: z.optional(phoneNumbers),
    email: z.optional(email),
    personal_number: z.nullable(text(20)),
    /** Names in any language. */
    specialties: uniqueArray(text(1000), 18),
    contract: z.nullable(employment),
    bank_account: z.nullable(bankAccount),
    /** Hundredths of a percent of the gross pay; null is the default. */
    deduction: z.nullable(integer(0, 100_00)),
  })
  .check(
    z.refine((row) => row.email !== undefined || row.phone_numbers !== undefined, {
      error: 'required',
      path: ['phone_numbers'],
    }),
  );

/** `existing` is a worker of the company already; nothing was changed. `refused` has issues. */
export const importOutcomes = ['new', 'added', 'existing', 'refused'] as const;
/** Why an added worker got a letter or none. */
export const importLetters = ['sent', 'no-email', 'over-limit'] as const;
export const ImportResult = z.object({
  row: z.int(),
  outcome: z.enum(importOutcomes),
  /** The account, if there is one. */
  id: z.nullable(id),
  /** Whether the added worker gets a letter; null for other outcomes. */
  letter: z.nullable(z.enum(importLetters)),
  issues: z.array(z.object({ field: z.enum(importFields), issue: z.enum(importIssues), value: z.string() })),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const importWorkers = endpoint({
  name: 'import-workers',
  summary:
    'Create workers of a performer from rows of a spreadsheet, or with `dry_run` only check them. A repeated request creates nobody twice',
  method: 'PUT',
  path: '/api/users/import',
  access: 'user.import',
  repeatable: true,
  body: z.strictObject({
    /** Required for an admin; a vendor imports into the own company. */
    company_id: z.optional(id),
    /** Chosen by the client for one file, so that a repeated row is reported as added. */
    import_id: id,
    dry_run: z.boolean(),
    rows: z.array(ImportedWorker).check(z.minLength(1), z.maxLength(importLimits.checkedAtOnce)),
  }),
  reply: unpagedList(ImportResult),
  problems: ['not-found', 'plan-workers-limit'],
});
