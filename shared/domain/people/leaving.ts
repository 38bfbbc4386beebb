import { Problem } from '../problem.ts';
import type { Role } from '../roles.ts';

/** Roles without whose last holder nobody could let anyone in: the platform's admin, a company's buyer or vendor. */
const needed: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BUYER', 'ROLE_VENDOR'];

/** Whether somebody else of the role must stay behind when this account is closed. */
export const needsHeir = (role: Role, company: { id: string } | null): boolean =>
  needed.includes(role) && (role === 'ROLE_ADMIN' || company !== null);

/**
 * Whether an account may be closed by its owner. `others`: how many active accounts have the same role, of a company the
 * same company. `ahead`: shifts that the worker has still to work or is working.
 * Throws last-admin, last-of-company, shifts-ahead.
 */
export const mayClose = (
  account: { role: Role; company: { id: string; name: string } | null },
  { others, ahead }: { others: number; ahead: number },
): void => {
  if (needsHeir(account.role, account.company) && others === 0)
    throw account.company && account.role !== 'ROLE_ADMIN'
      ? new Problem('last-of-company', { params: { company: account.company.name } })
      : new Problem('last-admin');
  if (ahead > 0) throw new Problem('shifts-ahead', { params: { count: ahead } });
};
