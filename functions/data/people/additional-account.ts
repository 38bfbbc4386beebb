import { createHash } from 'node:crypto';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import type { AccountScope } from '#shared/domain/people/role-grants.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../audit.ts';
import { countAccountWrite, getLogin, ofPerson } from '../auth/logins.ts';
import { ofPlanUses } from '../billing/plan-uses.ts';
import { ofActiveCompany } from '../companies/require-active.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import { ofStoreTies } from '../stores/store-ties.ts';
import type { Write } from '../table.ts';
import {
  type Account,
  accountInsertionWrites,
  accountReopeningWrites,
  accountsOfLogin,
  getAccount,
  ofAccount,
} from './accounts.ts';
import { newAccount } from './new-account.ts';

/** The fields that all accounts of a person share. */
type PersonOfLogin = Pick<
  Account,
  'login_id' | 'fio' | 'names' | 'locale' | 'country' | 'languages' | 'email' | 'phone' | 'phone_numbers' | 'terms'
>;

/** Throws already-member if the login has an account with that role in that company. */
export const requireNotMember = async (loginId: string, { role, company }: AccountScope): Promise<void> => {
  const there = (other: Account) => other.roles[0] === role && other.company?.id === company?.id;
  if ((await accountsOfLogin(loginId)).some(there)) throw new Problem('already-member');
};

/** An account, and its writes: the login must exist and have no open account for that membership. */
type Added = { account: Account; writes: Write[] };

/**
 * A further account for a person who has a login. The id is derived from the login and the membership, so retries and
 * concurrent requests create it once. A closed account of that membership is reopened with its hours. Throws already-member
 * if an open one exists. The writes fail as part `account` if one was created meanwhile, and as part `person` if
 * they closed their last account or changed their e-mail or phone meanwhile.
 */
export const buildAdditionalAccount = async (
  person: PersonOfLogin,
  { role, ...membership }: AccountScope,
  now: string,
): Promise<Added> => {
  await requireNotMember(person.login_id, { role, ...membership });
  const { login_id, fio, names, locale, country, languages, phone_numbers, terms } = person;
  const login = (await getLogin(login_id)) ?? { id: login_id, email: null, phone: null };
  // The person's other accounts may be read from an index, before a change of e-mail or phone.
  const contacts = { email: login.email ?? person.email, phone: login.phone ?? person.phone };
  const about = { login_id, fio, names, locale, country, languages, phone_numbers, ...contacts, terms };
  const id = accountIdAt(login_id, role, membership.company?.id ?? null);
  const account = newAccount({ ...about, ...membership, id, role, created_at: now });
  const closed = await getAccount(id);
  const counted = countAccountWrite(login);
  if (!closed) return { account, writes: [...accountInsertionWrites(account), counted] };
  const { created_at, version } = closed;
  const reopened = { ...account, created_at, version: version + 1 };
  return { account: reopened, writes: [...accountReopeningWrites(reopened), counted] };
};

const accountIdAt = (...who: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(who)).digest('base64url').slice(0, 22);

/**
 * What another account writes; already-member if another request created it at the same moment, and not-found if the
 * person closed the last account meanwhile. `conditions`: that the company stays active, the stores
 * stay, and the place of its plan is free.
 */
export const anotherAccount = (
  person: Account,
  { account, writes }: Added,
  { by, at, conditions }: { by: Actor; at: string; conditions: readonly Write[] },
) => {
  const { company, roles } = account;
  const facts = { role: roles[0] ?? 'ROLE_USER', by: by.fio, ...(company && { company: company.name }) };
  return {
    writes: [
      ...writes,
      ...conditions,
      notificationWrite({ kind: 'role-added', to: { account: person.id }, at, params: facts }),
      effectWrite('send-letter', { letter: 'roleAdded', account_id: account.id, by_id: by.id }, { now: at }),
      auditEntryWrite({
        action: 'account-created',
        by,
        at,
        company,
        about: { id: account.id, name: account.fio },
        changes: changesOf(personAudit, null, account),
      }),
    ],
    refusals: [
      [ofAccount, 'already-member'],
      [ofPerson, new Problem('not-found', { fields: { user_id: { key: 'not-found' } } })],
    ],
    retryOn: [ofActiveCompany, ofStoreTies, ofPlanUses],
  } as const;
};
