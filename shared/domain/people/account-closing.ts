import { Problem } from '../problem.ts';
import type { Actor, Role } from '../roles.ts';
import { grantableRoles } from './role-grants.ts';
import { mayChangeStores } from './scope.ts';

/**
 * Roles whose last holder must not leave, because nobody could admit others: the platform's admin, a company's buyer or
 * vendor.
 */
const needed: readonly Role[] = ['ROLE_ADMIN', 'ROLE_BUYER', 'ROLE_VENDOR'];

/** Whether another account of the same role must remain when this account is closed. */
export const needsSuccessor = (role: Role, company: { id: string } | null): boolean =>
  needed.includes(role) && (role === 'ROLE_ADMIN' || company !== null);

/**
 * Throws forbidden for a role that the actor may not grant, for a manager of stores that are not the buyer manager's,
 * and for the actor's own account, which settings close.
 */
export const requireDeactivatable = (
  person: { id: string; roles: readonly Role[]; store_ids: readonly string[] },
  actor: Pick<Actor, 'id' | 'role' | 'store_ids'>,
): void => {
  const isGrantable = person.roles.every((role) => grantableRoles(actor.role).includes(role));
  if (!isGrantable || !mayChangeStores(actor, person.store_ids) || person.id === actor.id)
    throw new Problem('forbidden');
};

/** The refusals, in the words for the owner of an account and for others who close it. */
const refusals = {
  owner: { last: 'last-of-company', ahead: 'shifts-ahead' },
  other: { last: 'person-last-of-company', ahead: 'person-shifts-ahead' },
} as const;

type Closing = {
  /** Other active accounts with the same role (of the same company). */
  others: number;
  /** Whether the company is inactive: it may lose its last manager, because an admin invites the next one. */
  isCompanyInactive: boolean;
  /** The worker's coming or running shifts. */
  futureShifts: number;
};

/** Whether an account may be closed. Throws last-admin or the refusals of whoever closes it. */
export const requireClosable = (
  { role, company }: { role: Role; company: { id: string; name: string } | null },
  { others, isCompanyInactive, futureShifts }: Closing,
  by: keyof typeof refusals = 'owner',
): void => {
  const { last, ahead } = refusals[by];
  if (needsSuccessor(role, company) && others === 0) {
    if (role === 'ROLE_ADMIN' || !company) throw new Problem('last-admin');
    if (!isCompanyInactive) throw new Problem(last, { params: { company: company.name } });
  }
  if (futureShifts > 0) throw new Problem(ahead, { params: { count: futureShifts } });
};
