import { randomUUID } from 'node:crypto';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import type { AccountScope } from '#shared/domain/people/role-grants.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../audit.ts';
import { emailNoteWrite } from '../auth/email-changes.ts';
import { loginWrites } from '../auth/logins.ts';
import { reservedLoginIdRemovalWrite, reserveLoginId } from '../auth/reserved-login-ids.ts';
import { ownCompanyChecks } from '../companies/require-active.ts';
import { derivedId } from '../derived-id.ts';
import { effectWrite, derivedEntryId } from '../outbox.ts';
import { transact, type Write } from '../table.ts';
import { type Account, accountInsertionWrites } from './accounts.ts';
import { newAccount } from './new-account.ts';

type Contact = { phone_numbers?: string | undefined; email?: string | undefined };
type Worker = Contact &
  Pick<
    Account,
    'id' | 'fio' | 'locale' | 'category_ids' | 'personal_number' | 'contract' | 'bank_account' | 'deduction'
  >;

/** The id of the account of a row. A repeated request gets the same. */
export const importedAccountId = (
  { company }: AccountScope,
  importId: string,
  { row, phone_numbers, email }: Contact & { row: number },
): string => derivedId(company?.id, importId, row, phone_numbers ?? email);

/** The outbox entry of the letter that tells an imported worker. */
export const importedLetterId = (accountId: string): string => derivedEntryId('imported', accountId);

/**
 * Stores a worker with a login, and queues the letter that tells them if `tells`. Nobody has proven the contacts, so the
 * login has one only: the phone, or the e-mail of a worker without a phone. An e-mail beside a phone is noted, which is
 * no way in (`emailNoteWrite`). The contact's owner signs in by a code or sets a password, and accepts the user agreement
 * then; nobody else has a way in. The user pool gets the user at that moment (`repairLogin`, `resetPassword`). Throws
 * ConditionFailed if a login has the contact, the account exists, the company is no longer active, or the place of its
 * plan was taken (part `ofPlanUses`).
 */
export const insertImportedWorker = async (
  { phone_numbers, email: written, ...worker }: Worker,
  {
    membership: { role, ...membership },
    by,
    at,
    planUses,
    tells,
  }: { membership: AccountScope; by: Actor; at: string; planUses: readonly Write[]; tells: boolean },
): Promise<void> => {
  const phone = phone_numbers ?? null;
  const email = phone === null ? (written ?? null) : null;
  const login_id = phone ? await reserveLoginId(phone, at) : randomUUID();
  const { id, fio, locale, category_ids, personal_number, contract, bank_account, deduction } = worker;
  const fields = { id, fio, locale, personal_number, contract, bank_account, deduction };
  const account = newAccount({ ...membership, ...fields, category_ids, role, login_id, email, phone, created_at: at });
  await transact([
    ...loginWrites({ id: login_id, email, phone, login: null, created_at: at }),
    ...(phone ? [reservedLoginIdRemovalWrite(phone)] : []),
    ...accountInsertionWrites(account),
    ...(phone && written ? [emailNoteWrite({ login_id, account_id: id, email: written, locale }, at)] : []),
    ...(tells
      ? [effectWrite('send-letter', { letter: 'imported', account_id: id }, { now: at, entryId: importedLetterId(id) })]
      : []),
    ...ownCompanyChecks(membership.company),
    ...planUses,
    auditEntryWrite({
      action: 'worker-imported',
      by,
      at,
      company: membership.company,
      about: { id, name: fio },
      changes: changesOf(personAudit, null, account),
    }),
  ]);
};
