import { Problem } from '../problem.ts';
import type { Role } from '../roles.ts';

/**
 * Roles whose last holder must not leave, because nobody could admit others: the platform's admin, a company's buyer or
 * vendor.
 */
const needed: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BUYER', 'ROLE_VENDOR'];

/** Whether another account of the same role must remain when this account is closed. */
export const needsSuccessor = (role: Role, company: { id: string } | null): boolean =>
  needed.includes(role) && (role === 'ROLE_ADMIN' || company !== null);

/**
 * Whether the owner may close an account. `others`: number of other active accounts with the same role (of the same
 * company). `ahead`: the worker's coming or running shifts. Throws last-admin, last-of-company, shifts-ahead.
 */
export const requireClosable = (
  account: { role: Role; company: { id: string; name: string } | null },
  { others, futureShifts }: { others: number; futureShifts: number },
): void => {
  if (needsSuccessor(account.role, account.company) && others === 0)
    throw account.company && account.role !== 'ROLE_ADMIN'
      ? new Problem('last-of-company', { params: { company: account.company.name } })
      : new Problem('last-admin');
  if (futureShifts > 0) throw new Problem('shifts-ahead', { params: { count: futureShifts } });
};
