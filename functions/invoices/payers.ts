import { listActiveAccountsByRole } from '../data/people/account-lists.ts';
import type { Account } from '../data/people/accounts.ts';

/** The active people who pay for a company: buyers of a customer, vendors of a performer. */
export const payersOf = async (companyId: string): Promise<Account[]> => {
  const roles = ['ROLE_BUYER', 'ROLE_VENDOR'] as const;
  return (await Promise.all(roles.map((role) => listActiveAccountsByRole(role, companyId)))).flat();
};
