import * as z from 'zod/mini';
import { id, locale, idAndName, role, storedInstant, version } from './fields.ts';

/**
 * One account: a role in a company. A login may have several; `users` lists them all. The name `fio` (full name) is
 * fixed by the specification.
 */
export const User = z.object({
  id,
  version,
  fio: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  roles: z.array(role),
  is_admin: z.boolean(),
  active: z.boolean(),
  /** The role of another account of the person in the same company. */
  additional_role: z.nullable(role),
  company: z.nullable(idAndName),
  company_logo: z
    .nullable(z.string())
    .check(z.meta({ description: "The path of the own company's logo, a square JPEG of 96 px." })),
  /** True for a buyer who has not created a company yet, and can do nothing else before. */
  needs_company: z.boolean(),
  locale,
  country: z.nullable(z.string()),
  languages: z.array(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** All of them; the one to sign in with, if any, is the first. */
  phone_numbers: z.array(z.string()),
  /** The name to sign in with, beside the e-mail and the phone. */
  login: z.nullable(z.string()),
  /** An e-mail that an import wrote down for the person; a request to change the e-mail replaces it. */
  noted_email: z.nullable(z.string()),
  photo: z.nullable(z.string()).check(z.meta({ description: 'The path of a square JPEG of 256 px.' })),
  photo_small: z.nullable(z.string()).check(z.meta({ description: 'The same picture with 96 px.' })),
  /** As `photo_small`. */
  avatar: z.nullable(z.string()),
  bank_account: z.nullable(z.string()),
  /** Until when the plan of the company is paid; null also without an end, and to those who do not pay for it. */
  tariff_until: z.nullable(storedInstant),
  categories_ids: z.array(id),
  stores_ids: z.array(id),
  /** Haléř; negative if bonuses were taken back that were spent before. */
  bonus: z.int(),
  /** The own referral code; null before the first look at it. */
  promocode: z.nullable(z.string()),
  /** The accepted version of the user agreement, and when. */
  terms: z.nullable(z.object({ version, at: z.string() })),
  /** The request for a role that is pending approval; null without one. */
  waits: z.nullable(z.object({ role, company: z.nullable(idAndName), since: z.string() })),
  users: z.array(z.object({ id, roles: z.array(role), company: z.nullable(idAndName) })),
});
export type User = z.infer<typeof User>;
