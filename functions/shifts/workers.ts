import { workerScope } from '#shared/domain/people/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import type { Shift, Worker } from '#shared/domain/shifts/shift.ts';
import { type Account, getAccount } from '../data/people/accounts.ts';

export const toWorker = ({ id, fio, login_id, company, category_ids, contract }: Account): Worker => ({
  id,
  fio,
  login_id,
  company,
  category_ids,
  contract,
});

/**
 * The worker that a performer or the platform chose. Throws not-found for a missing account, another role, or another
 * performer's worker.
 */
export const getWorker = async (actor: Actor, staffId: string): Promise<Worker> => {
  const account = await getAccount(staffId);
  const isWithin = account && isInScope(workerScope, actor, { company_id: account.company?.id ?? null });
  if (!account?.active || !account.roles.includes('ROLE_VENDOR_STAFF') || !isWithin)
    throw new Problem('not-found', { fields: { staff_id: { key: 'not-found' } } });
  return toWorker(account);
};

/** The shift's worker as the rules need it; undefined without one, or if the account was closed. */
export const staffOf = async ({ staff }: Pick<Shift, 'staff'>): Promise<Worker | undefined> => {
  const account = staff && (await getAccount(staff.id));
  return account?.active ? toWorker(account) : undefined;
};
