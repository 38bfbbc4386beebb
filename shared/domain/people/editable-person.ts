import { Problem } from '../problem.ts';
import type { Actor, Role } from '../roles.ts';
import { isInScope } from '../scope/scope.ts';
import { grantableRoles, requireStoreLeft, scopeRequirements } from './role-grants.ts';
import { mayChangeStores, personScope, type PersonSubject } from './scope.ts';

const ofEverybody = ['fio', 'first_name', 'middle_name', 'last_name', 'phone_numbers', 'country', 'languages'] as const;
const ofLogins = ['login'] as const;
const ofWorkers = ['categories_ids', 'personal_number', 'contract', 'bank_account', 'deduction'] as const;
const ofManagers = ['stores_ids'] as const;
export type PersonField = (typeof ofEverybody | typeof ofLogins | typeof ofWorkers | typeof ofManagers)[number];

/**
 * The fields of a reachable person that a role may change: docs/rules.md, "people". Who may grant all roles of a person
 * may edit the person. `isLoginRun`: `runsLogin`. Only admins and the person's own performer reach workers, so nobody else sees bank accounts.
 */
export const editablePersonFields = (
  by: Role,
  rolesOfPerson: readonly Role[],
  isLoginRun = false,
): readonly PersonField[] => {
  if (!rolesOfPerson.every((role) => grantableRoles(by).includes(role))) return [];
  const needs = rolesOfPerson.map(scopeRequirements);
  return [
    ...ofEverybody,
    ...(isLoginRun ? ofLogins : []),
    ...(needs.some(({ specialties }) => specialties) ? ofWorkers : []),
    ...(needs.some(({ stores }) => stores) ? ofManagers : []),
  ];
};

type OfLogin = PersonSubject & { roles: readonly Role[] };
/**
 * Whether an actor runs the login of another person: may edit every account of it, so that no other company's way in
 * changes. The own login is changed in the profile, with the password.
 */
export const runsLogin = (actor: Actor, loginId: string, accounts: readonly OfLogin[]): boolean =>
  actor.login_id !== loginId &&
  accounts.every(
    (account) => isInScope(personScope, actor, account) && editablePersonFields(actor.role, account.roles).length > 0,
  );

/** A transaction has 100 writes; a new name takes 80 of them, and the account and the audit log two. */
export const maxSpecialtyChanges = 18;

type Place = { roles: readonly Role[]; store_ids: readonly string[]; category_ids: readonly string[] };
export type PlaceChange = {
  stores_ids?: readonly string[] | undefined;
  categories_ids?: readonly string[] | undefined;
};

/**
 * The stores and specialties that an edit adds. Throws person-needs-store if no store remains for a role that needs
 * one, invalid-input if too many specialties change at once, and not-found if a buyer manager removes a store that is not theirs.
 */
export const addedMemberships = (
  person: Place,
  { stores_ids = person.store_ids, categories_ids = person.category_ids }: PlaceChange,
  actor: Pick<Actor, 'role' | 'store_ids'>,
): { stores: string[]; specialties: string[] } => {
  const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => !others.includes(id));
  requireStoreLeft(person.roles, stores_ids, 'stores_ids');
  const removed = without(person.store_ids, stores_ids);
  if (!mayChangeStores(actor, removed))
    throw new Problem('not-found', { fields: { stores_ids: { key: 'not-found' } } });
  const specialties = without(categories_ids, person.category_ids);
  const changes = specialties.length + without(person.category_ids, categories_ids).length;
  if (changes > maxSpecialtyChanges)
    throw new Problem('invalid-input', {
      fields: { categories_ids: { key: 'too-many-at-once', params: { limit: maxSpecialtyChanges } } },
    });
  return { stores: without(stores_ids, person.store_ids), specialties };
};
