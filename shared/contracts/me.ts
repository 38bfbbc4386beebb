import * as z from 'zod';
import { id, locale, money, named, role, version } from './fields.ts';

/** One account: a role in a company. A login may own several; `users` lists them all. */
export const User = z.object({
  id,
  version,
  fio: z.string(),
  roles: z.array(role),
  company: named.nullable(),
  /** A buyer who has not named its company yet does that first. */
  needs_company: z.boolean(),
  locale,
  country: z.string().nullable(),
  languages: z.array(z.string()),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  photo: z.string().nullable().meta({ description: 'The address of a square picture.' }),
  bank_account: z.string().nullable(),
  bonus: money,
  terms: z.object({ version, at: z.string() }).nullable(),
  waits: z.object({ role, company: named.nullable(), since: z.string() }).nullable(),
  users: z.array(z.object({ id, roles: z.array(role), company: named.nullable() })),
});
export type User = z.infer<typeof User>;
