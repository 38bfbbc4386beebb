import * as z from 'zod/mini';
import { isBankAccount, plainBankAccount } from '../domain/people/bank-account.ts';
import { spokenLanguages } from '../domain/people/languages.ts';
import { photoPath } from '../domain/people/photo.ts';
import { shiftStatuses } from '../domain/shifts/shift.ts';
import { endpoint, item, maxUploadBytes, unpagedList } from './endpoint.ts';
import { bounded, id, locale, money, role, uniqueArray, storedInstant, version } from './fields.ts';
import { User } from './me.ts';
import { AuditEntry, Notification } from './notifications.ts';
import { fio, password } from './person-fields.ts';

const country = bounded(20).check(z.refine(isCountry, { error: 'not-country' }), z.meta({ format: 'country' }));
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && names.of(code) !== undefined;
}
const bankAccount = bounded(60).check(
  z.refine(isBankAccount, { error: 'not-bank-account', abort: true }),
  z.overwrite(plainBankAccount),
  z.meta({ format: 'bank account' }),
);

/** The fields that users may change themselves. Roles, company, e-mail and phone are not editable. */
export const ProfileFields = z.strictObject({
  fio,
  locale,
  /** ISO 3166-1 alpha-2, upper case. */
  country: z.nullable(country),
  /** ISO 639-1, best-spoken language first. */
  languages: uniqueArray(z.enum(spokenLanguages), 20),
  /** A Czech account number or an IBAN, with valid checksums. */
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

/** All data kept about the person of the acting account (GDPR, articles 15 and 20). */
export const OwnData = z.object({
  /** The time of the download. */
  made_at: storedInstant,
  account: z.extend(z.omit(User, { users: true, needs_company: true }), { created_at: storedInstant }),
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
  /** The person's own entries of the audit log. */
  done: z.array(AuditEntry),
});

export const getMe = endpoint({
  name: 'get-me',
  area: 'settings',
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
  area: 'settings',
  summary: "Update the caller's profile; omitted fields keep their values",
  method: 'PUT',
  path: '/api/me',
  access: 'signed-in',
  body: z.extend(z.partial(ProfileFields), { version }),
  reply: item(User),
  problems: ['changed'],
});

export const uploadPhoto = endpoint({
  name: 'upload-photo',
  area: 'settings',
  summary: 'Upload the profile photo: JPEG, PNG or WebP, up to 4 MB; it is stored as a square without EXIF data',
  method: 'POST',
  path: '/api/me',
  access: 'signed-in',
  upload: true,
  body: z.strictObject({ photo: z.file().check(z.maxSize(maxUploadBytes)) }),
  reply: item(User),
  problems: ['changed'],
});

export const deletePhoto = endpoint({
  name: 'delete-photo',
  area: 'settings',
  summary: 'Delete the profile photo',
  method: 'DELETE',
  path: '/api/me/delete_photo',
  access: 'signed-in',
  reply: item(User),
  problems: ['changed'],
});

export const getPhoto = endpoint({
  name: 'get-photo',
  area: 'settings',
  summary: "Get a person's photo; its URL cannot be guessed",
  method: 'GET',
  path: photoPath('{id}'),
  access: 'public',
  params: z.object({ id }),
  reply: z.string().check(z.meta({ format: 'binary' })),
  type: 'image/jpeg',
  // A replaced photo has a new URL. A deleted one is gone from caches within a day.
  maxAge: 86_400,
  problems: ['not-found'],
});

export const changePassword = endpoint({
  name: 'change-password',
  area: 'settings',
  summary: 'Change the password; ends every session, including the current one',
  method: 'PUT',
  path: '/api/me/password',
  access: 'signed-in',
  body: z.strictObject({
    old_password: password,
    password,
    password2: password,
  }),
  reply: item(z.object({ changed: z.boolean() })),
  problems: ['login-limit'],
});

export const signOutEverywhere = endpoint({
  name: 'sign-out-everywhere',
  area: 'settings',
  summary: 'End every session of the login, including the current one; their tokens are rejected immediately',
  method: 'POST',
  path: '/api/me/sign_out_everywhere',
  access: 'signed-in',
  body: z.strictObject({}),
  reply: item(z.object({ signed_out: z.boolean() })),
});

export const listSessions = endpoint({
  name: 'list-sessions',
  area: 'settings',
  summary: 'List the sessions of the last 30 days, most recently used first',
  method: 'GET',
  path: '/api/me/sessions',
  access: 'signed-in',
  reply: unpagedList(Session),
});

export const downloadMe = endpoint({
  name: 'download-me',
  area: 'settings',
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
  area: 'settings',
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
  area: 'settings',
  summary: 'Accept the user agreement; a version in the body must be the current one',
  method: 'POST',
  path: '/api/me/terms',
  access: 'signed-in',
  body: z.strictObject({ version: z.optional(version) }),
  reply: item(User),
  problems: ['changed'],
});
