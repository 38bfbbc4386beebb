import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { locale, version } from '#shared/contracts/fields.ts';
import type { ProblemCode } from '#shared/domain/problem.ts';
import { Problem } from '#shared/domain/problem.ts';
import { accountItem } from './accounts.ts';
import { record } from './audit.ts';
import { companyWithInn, companyWrites } from './companies.ts';
import { keys } from './keys.ts';
import type { NewLogin } from './logins.ts';
import { loginWrites } from './logins.ts';
import { newAccount } from './new-account.ts';
import { notify } from './notifications.ts';
import type { Write } from './table.ts';
import { absent, get, transact, WriteRefused } from './table.ts';

/** What somebody who registers says of themselves: kept until their address is proven, and nothing is made of it before. */
export const Newcomer = z.object({
  role: z.enum(['ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER', 'ROLE_MANAGER']),
  fio: z.string(),
  locale,
  country: z.nullable(z.string()),
  company: z.nullable(z.object({ name: z.string(), inn: z.string() })),
  terms: z.object({ version, at: z.string() }),
});
export type Newcomer = z.infer<typeof Newcomer>;

/**
 * A login with its first account. A buyer is one at once, of a new company where it named one; the others have ROLE_USER
 * and wait until an admin, or a buyer of the company that they named, lets them in.
 */
export const newcomerWrites = async (
  { role, fio, company, ...person }: Newcomer,
  login: NewLogin,
): Promise<Write[]> => {
  const { email, phone, created_at: at } = login;
  const known = { ...person, login_id: login.id, fio, email, phone, created_at: at };
  if (role === 'ROLE_BUYER') {
    const founded = company && { ...company, id: randomUUID(), role: 'customer' as const, created_at: at };
    const account = newAccount({ ...known, role, company: founded && { id: founded.id, name: founded.name } });
    return [
      ...loginWrites(login),
      ...(founded ? companyWrites(founded) : []),
      { part: 'account', put: accountItem(account), if: absent },
      record({ action: 'registered', by: account, at }),
    ];
  }
  const found = company ? await companyWithInn(company.inn) : undefined;
  const waits = { role, company: found ? { id: found.id, name: found.name } : null, since: at };
  const account = newAccount({ ...known, role: 'ROLE_USER', waits });
  const told = { kind: 'someone-waits', at, params: { person: fio, role }, about: account.id } as const;
  return [
    ...loginWrites(login),
    { part: 'account', put: accountItem(account), if: absent },
    record({ action: 'registered', by: account, at }),
    notify({ ...told, to: 'admins' }),
    ...(found ? [notify({ ...told, to: { company: found.id } })] : []),
  ];
};

const taken: Readonly<Record<string, { code: ProblemCode; field: string }>> = {
  email: { code: 'email-taken', field: 'email' },
  phone: { code: 'phone-taken', field: 'phoneNumbers' },
  login: { code: 'login-taken', field: 'login' },
  inn: { code: 'company-ico-taken', field: 'company.inn' },
};

/** What a refusal of `newcomerWrites` means to the person; any other error is thrown on. */
export const throwTaken = (error: unknown): never => {
  const [met] = error instanceof WriteRefused ? error.parts.flatMap((part) => taken[part] ?? []) : [];
  if (met) throw new Problem(met.code, { fields: { [met.field]: { key: 'taken' } } });
  throw error;
};

/**
 * The login id that a number is to have once its code was right. It stays the same until then, because the user pool
 * knows one user by a number.
 */
export const idOfNewNumber = async (phone: string): Promise<string> => {
  const key = keys.waitingNumber(phone);
  const known = await get(key);
  if (known) return String(known['login_id']);
  const login_id = randomUUID();
  try {
    await transact([{ part: 'number', put: { ...key, login_id }, if: absent }]);
    return login_id;
  } catch (error) {
    if (error instanceof WriteRefused) return idOfNewNumber(phone);
    throw error;
  }
};

export const numberKnown = (phone: string): Write => ({ part: 'number', remove: keys.waitingNumber(phone) });
