import * as z from 'zod/mini';
import { codeLength } from '../domain/auth/codes.ts';
import { bonusReasons } from '../domain/ledger/posting.ts';
import { shiftStatuses } from '../domain/shifts/shift.ts';
import { AssistantMessage } from './assistant.ts';
import { AuditEntry } from './audit.ts';
import { SavedAddresses } from './cart.ts';
import { area, item, list, paging, unpagedList } from './endpoint.ts';
import { blankAs, bounded, id, locale, money, role, storedInstant, version } from './fields.ts';
import { AllListSettings, SavedSettings } from './list-settings.ts';
import { User } from './me.ts';
import { Notification } from './notifications.ts';
import { Order } from './orders.ts';
import { PersonDetails, PersonFields } from './people.ts';
import { bankAccount, country, email, fio, languages, password, phoneNumbers } from './person-fields.ts';

const endpoint = area('settings');

/** The fields that users may change themselves. Roles and company are not editable; an e-mail must be proven first. */
export const ProfileFields = z.strictObject({
  fio,
  locale,
  country: z.nullable(country),
  languages,
  bank_account: z.nullable(bankAccount),
});
export type ProfileInput = z.input<typeof ProfileFields>;

/** A sign-in on one device. */
export const Session = z.object({
  id,
  /** Null for an unknown client. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['phone', 'computer']),
  /** The location of the last use, derived from the IP address: city and country code, null if unknown. */
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** The IP address of the last use. */
  address: z.string(),
  signed_in_at: storedInstant,
  /** Updated once a day: later uses on the same day are not recorded. */
  last_used_at: storedInstant,
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

const WorkedShift = z.object({
  id,
  status: z.enum(shiftStatuses),
  store: z.object({ name: z.string(), address: z.string() }),
  starts_at: storedInstant,
  ends_at: storedInstant,
  actual_start: z.nullable(storedInstant),
  actual_end: z.nullable(storedInstant),
  breaks: z.array(z.object({ from: storedInstant, to: z.nullable(storedInstant) })),
  hourly_rate: money,
});

/** One movement of the caller's bonuses. */
export const BonusEntry = z.object({
  id: z.string(),
  at: storedInstant,
  /** In haléř; negative where bonuses were spent. */
  amount: z.int(),
  reason: z.enum(bonusReasons),
});

/** All data kept about the person of the acting account (GDPR, articles 15 and 20). */
export const OwnData = z.object({
  /** The time of the download. */
  made_at: storedInstant,
  account: z.extend(z.omit(User, { users: true, needs_company: true, company_logo: true }), {
    created_at: storedInstant,
    personal_number: PersonDetails.shape.personal_number,
    contract: PersonDetails.shape.contract,
    /** Hundredths of a percent; null for the default. */
    deduction: PersonDetails.shape.deduction,
  }),
  /** The photo as a data URL. */
  photo: z.nullable(z.string()),
  /** The identifiers to sign in with, and the login's other accounts. */
  login: z.object({
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    login: z.nullable(z.string()),
    created_at: z.nullable(storedInstant),
    accounts: z.array(z.object({ id, roles: z.array(role) })),
  }),
  sessions: z.array(Session),
  /** Only a worker has shifts. */
  shifts: z.array(WorkedShift),
  notifications: z.array(Notification),
  bonuses: z.array(BonusEntry),
  /** With the assistant, the oldest first. */
  assistant: z.array(z.pick(AssistantMessage, { role: true, content: true, at: true, rating: true })),
  /** Those that the account has placed, the newest first. */
  orders: z.array(
    z.pick(Order, {
      number: true,
      created_at: true,
      status: true,
      company: true,
      fio: true,
      phone: true,
      email: true,
      address: true,
      comment: true,
      sum: true,
      delivery_cost: true,
      bonuses_spent: true,
    }),
  ),
  addresses: SavedAddresses.shape.addresses,
  /** The columns and saved views of lists. */
  lists: AllListSettings,
  /** The person's own entries of the audit log. */
  done: z.array(AuditEntry),
});

export const listBonuses = endpoint({
  name: 'list-bonuses',
  summary: "List the movements of the caller's bonuses; page 1 has the newest, each page is oldest first",
  assistant: "The person's bonuses",
  method: 'GET',
  path: '/api/bonuses',
  access: 'signed-in',
  query: z.strictObject(paging),
  reply: list(BonusEntry),
});

export const getMe = endpoint({
  name: 'get-me',
  summary: "Get the caller's account and the other accounts of its login",
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  // Records the session's device, once a day.
  writes: true,
  repeatable: true,
  reply: item(User),
});

export const updateMe = endpoint({
  name: 'update-me',
  summary:
    "Update the caller's profile; omitted fields keep their values. Without a version, what others saved meanwhile is replaced",
  method: 'PUT',
  path: '/api/me',
  access: 'signed-in',
  body: z.extend(z.partial(ProfileFields), {
    country: z.optional(blankAs(ProfileFields.shape.country, null)),
    languages: z.optional(blankAs(languages, [])),
    ...z.partial(z.pick(PersonFields, { first_name: true, middle_name: true, last_name: true, phone_numbers: true }))
      .shape,
    version: z.optional(version),
  }),
  reply: item(User),
  problems: ['changed'],
});

export const setPhoto = endpoint({
  name: 'set-photo',
  summary: 'Make a ready upload (purpose profile-photo) the profile photo',
  method: 'POST',
  path: '/api/me',
  access: 'signed-in',
  body: z.strictObject({ upload_id: id }),
  reply: item(User),
  problems: ['changed', 'not-found', 'upload-not-ready'],
});

export const deletePhoto = endpoint({
  name: 'delete-photo',
  summary: 'Delete the profile photo',
  method: 'DELETE',
  path: '/api/me/delete_photo',
  access: 'signed-in',
  reply: item(User),
  problems: ['changed'],
});

export const changePassword = endpoint({
  name: 'change-password',
  summary: 'Change the password; ends every session, including the current one',
  method: 'PUT',
  path: '/api/me/password',
  access: 'signed-in',
  body: z.strictObject({ old_password: password, password, password2: password }),
  reply: item(z.object({ changed: z.boolean() })),
  problems: ['login-limit'],
});

export const changeEmail = endpoint({
  name: 'change-email',
  summary:
    'Request another e-mail to sign in with: sends a link to the new address; the response does not reveal whether it is known',
  method: 'POST',
  path: '/api/me/email',
  access: 'signed-in',
  body: z.strictObject({
    email,
    /** The current password. A login without an e-mail has none. */
    password: z.optional(password),
  }),
  reply: item(z.object({ sent: z.literal(true) })),
  problems: ['login-limit'],
});

export const changePhone = endpoint({
  name: 'change-phone',
  summary:
    'Request another phone to sign in with: sends a code to the new number; the response does not reveal whether it is known',
  method: 'POST',
  path: '/api/me/phone',
  access: 'signed-in',
  body: z.strictObject({
    phone: phoneNumbers,
    /** The current password. A login without an e-mail has none. */
    password: z.optional(password),
  }),
  reply: item(z.object({ attempt: id })),
  problems: ['login-limit', 'code-limit', 'sms-country-closed'],
});

export const confirmPhone = endpoint({
  name: 'confirm-phone',
  summary: 'Make the number that a code was sent to the phone of the own login',
  method: 'POST',
  path: '/api/me/phone/confirm',
  access: 'signed-in',
  body: z.strictObject({
    phone: phoneNumbers,
    /** From the request of the code. */
    attempt: id,
    code: bounded(20).check(z.regex(new RegExp(`^\\d{${codeLength}}$`))),
  }),
  /** The phone to sign in with. */
  reply: item(z.object({ phone: z.string() })),
  problems: ['phone-taken', 'code-limit', 'changed'],
});

export const signOutEverywhere = endpoint({
  name: 'sign-out-everywhere',
  summary: 'End every session of the login, including the current one; their tokens are rejected immediately',
  method: 'POST',
  path: '/api/me/sign_out_everywhere',
  access: 'signed-in',
  body: z.strictObject({}),
  reply: item(z.object({ signed_out: z.boolean() })),
});

export const listSessions = endpoint({
  name: 'list-sessions',
  summary: 'List the sessions of the last 30 days, most recently used first',
  method: 'GET',
  path: '/api/me/sessions',
  access: 'signed-in',
  reply: unpagedList(Session),
});

export const getListSettings = endpoint({
  name: 'get-list-settings',
  summary: "Get the caller's columns and saved views of every list",
  method: 'GET',
  path: '/api/me/lists',
  access: 'signed-in',
  reply: item(SavedSettings),
});

export const updateListSettings = endpoint({
  name: 'update-list-settings',
  summary: "Replace the caller's columns and saved views of every list",
  method: 'PUT',
  path: '/api/me/lists',
  access: 'signed-in',
  body: SavedSettings,
  reply: item(SavedSettings),
  problems: ['changed'],
});

export const downloadMe = endpoint({
  name: 'download-me',
  summary: 'Download all data that is stored about the caller',
  method: 'GET',
  path: '/api/me/download',
  access: 'signed-in',
  // Writes an entry to the audit log.
  writes: true,
  repeatable: true,
  attachment: 'smena-my-data.json',
  reply: OwnData,
});

export const deleteMe = endpoint({
  name: 'delete-me',
  summary:
    "Close the caller's account; the last account of a login closes the login too. Contact data is deleted; worked shifts are kept with the name, as the law requires",
  method: 'DELETE',
  path: '/api/me',
  access: 'signed-in',
  // Required, so that a DELETE sent by mistake closes nothing.
  query: z.strictObject({ confirm: z.literal('delete') }),
  reply: item(z.object({ login_deleted: z.boolean() })),
  problems: ['changed', 'last-admin', 'last-of-company', 'shifts-ahead'],
});

export const acceptTerms = endpoint({
  name: 'accept-terms',
  summary: 'Accept the user agreement; a version in the body must be the current one',
  method: 'POST',
  path: '/api/me/terms',
  access: 'signed-in',
  body: z.strictObject({ version: z.optional(version) }),
  reply: item(User),
  problems: ['changed'],
});
