import { changesOf } from '#shared/domain/audit/changes.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import type { AccountScope } from '#shared/domain/people/role-grants.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../audit.ts';
import { ownCompanyChecks } from '../companies/require-active.ts';
import { derivedId } from '../derived-id.ts';
import { transact, type Write } from '../table.ts';
import type { Account } from './accounts.ts';
import { createdLogin } from './created-login.ts';
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

/**
 * Stores a worker with a login (`createdLogin`), and queues the letter that tells them if `tells`. Throws
 * ConditionFailed if a login has the contact, the account exists, the company is no longer active, or the place of its
 * plan was taken (part `ofPlanUses`).
 */
export const insertImportedWorker = async (
  { phone_numbers: phone, email, ...worker }: Worker,
  {
    membership: { role, ...membership },
    by,
    at,
    planUses,
    tells,
  }: { membership: AccountScope; by: Actor; at: string; planUses: readonly Write[]; tells: boolean },
): Promise<void> => {
  const { id, fio, locale, category_ids, personal_number, contract, bank_account, deduction } = worker;
  const fields = { id, fio, locale, personal_number, contract, bank_account, deduction };
  const unsigned = newAccount({ ...membership, ...fields, category_ids, role, login_id: '', created_at: at });
  const { account, writes } = await createdLogin(unsigned, { phone, email }, at, { withLetter: tells });
  await transact([
    ...writes,
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
