import * as z from 'zod/mini';
import { id, locale, money, idAndName, role, version } from './fields.ts';

/** One account: a role in a company. A login may have several; `users` lists them all. */
export const User = z.object({
  id,
  version,
  fio: z.string(),
  roles: z.array(role),
  company: z.nullable(idAndName),
  /** True for a buyer who has not named a company yet, which comes first. */
  needs_company: z.boolean(),
  locale,
  country: z.nullable(z.string()),
  languages: z.array(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  photo: z.nullable(z.string()).check(z.meta({ description: 'The address of a square picture.' })),
  bank_account: z.nullable(z.string()),
  bonus: money,
  terms: z.nullable(z.object({ version, at: z.string() })),
  waits: z.nullable(z.object({ role, company: z.nullable(idAndName), since: z.string() })),
  users: z.array(z.object({ id, roles: z.array(role), company: z.nullable(idAndName) })),
});
export type User = z.infer<typeof User>;
