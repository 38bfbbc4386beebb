import { createHash } from 'node:crypto';
import type { Place } from '#shared/domain/people/let-in.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Account } from './accounts.ts';
import { accountItem, accountReopened, accountsOfLogin, getAccount } from './accounts.ts';
import { record } from './audit.ts';
import { newAccount } from './new-account.ts';
import { notify } from './notifications.ts';
import type { Write } from './table.ts';
import { absent, refusedAs, transact } from './table.ts';

/** What a person's accounts have in common. */
type PersonOfLogin = Pick<
  Account,
  'login_id' | 'fio' | 'locale' | 'country' | 'languages' | 'email' | 'phone' | 'terms'
>;

/** Throws already-member where the login has an account of that role in that company. */
export const refuseMember = async (loginId: string, { role, company }: Place): Promise<void> => {
  const there = (other: Account) => other.roles[0] === role && other.company?.id === company?.id;
  if ((await accountsOfLogin(loginId)).some(there)) throw new Problem('already-member');
};

/** An account to write with the condition that its place is free. */
type Added = { account: Account; write: Write };

/**
 * One more account of somebody who has a login. Its id follows from the login and the place, so that it is made once
 * however often that is asked. A closed account of that place opens again, with its hours. Throws already-member where
 * the login has an open one; the write refuses as `account` where it just got one.
 */
export const anotherAccount = async (person: PersonOfLogin, { role, ...place }: Place, now: string): Promise<Added> => {
  await refuseMember(person.login_id, { role, ...place });
  const { login_id, fio, locale, country, languages, email, phone, terms } = person;
  const about = { login_id, fio, locale, country, languages, email, phone, terms };
  const id = accountIdAt(login_id, role, place.company?.id ?? null);
  const account = newAccount({ ...about, ...place, id, role, created_at: now });
  const closed = await getAccount(id);
  if (!closed) return { account, write: { part: 'account', put: accountItem(account), if: absent } };
  const { created_at, version } = closed;
  const reopened = { ...account, created_at, version: version + 1 };
  return { account: reopened, write: accountReopened(reopened) };
};

const accountIdAt = (...who: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(who)).digest('base64url').slice(0, 22);

/** Throws already-member where they have it, also where somebody gave it to them at the same moment. */
export const insertAnotherAccount = async (
  person: Account,
  { account, write }: Added,
  { by, at }: { by: Actor; at: string },
): Promise<void> => {
  const { company, roles } = account;
  const facts = { role: roles[0] ?? 'ROLE_USER', by: by.fio, ...(company && { company: company.name }) };
  await transact([
    write,
    notify({ kind: 'role-added', to: { account: person.id }, at, params: facts }),
    record({ action: 'account-created', by, at, company, about: { id: account.id, name: account.fio } }),
  ]).catch(refusedAs('already-member'));
};
