import { grantableRoles } from '../people/role-grants.ts';
import { Problem } from '../problem.ts';
import { type Actor, firstRole, type Role } from '../roles.ts';

/** The roles that act for a company; workers are not among them. The first one is the company's administrator. */
export const managerRoles = {
  customer: ['ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
  vendor: ['ROLE_VENDOR'],
} as const satisfies Record<string, readonly Role[]>;
type ManagerRole = (typeof managerRoles)[Side][number];
type Side = keyof typeof managerRoles;

/** The manager roles of a company that a role may grant. */
export const grantableManagerRoles = (side: Side, by: Role): ManagerRole[] =>
  managerRoles[side].filter((role) => grantableRoles(by).includes(role));

type Person = { id: string; roles: readonly Role[]; company: { id: string } | null };

/** Nobody changes their own role, or the account of a person whose role they may not grant. */
export const mayChangeManager = ({ id, roles }: Omit<Person, 'company'>, actor: Pick<Actor, 'id' | 'role'>): boolean =>
  id !== actor.id && roles.every((role) => grantableRoles(actor.role).includes(role));

type ManagerRequest = { role: Role; remove: boolean };

/**
 * What a request about a manager of a company does. A worker gets a further account (`add-account`), because the
 * worker's own one keeps its shifts. With `remove`, `role` is the one that the person has. Throws invalid-input for a
 * role that the company does not have, not-found for a person whom the request cannot be about, and forbidden for a
 * role or a person that the actor may not change.
 */
export const managerChange = (
  person: Person,
  company: { id: string; role: Side },
  { role, remove }: ManagerRequest,
  actor: Pick<Actor, 'id' | 'role'>,
): 'none' | 'add-account' | 'change-role' | 'close-account' => {
  const choices: readonly Role[] = managerRoles[company.role];
  if (!choices.includes(role)) throw new Problem('invalid-input', { fields: { role: { key: 'not-a-choice' } } });
  const held = firstRole(person.roles);
  const isManager = choices.includes(held);
  const isMeant = remove ? held === role : isManager || held === 'ROLE_VENDOR_STAFF';
  if (person.company?.id !== company.id || !isMeant)
    throw new Problem('not-found', { fields: { user_id: { key: 'not-found' } } });
  if (!grantableRoles(actor.role).includes(role) || !mayChangeManager(person, actor))
    throw new Problem('forbidden', { fields: { role: { key: 'not-yours-to-change' } } });
  if (remove) return 'close-account';
  if (held === role) return 'none';
  return isManager ? 'change-role' : 'add-account';
};
