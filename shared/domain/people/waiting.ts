import { Problem } from '../problem.ts';
import type { Actor, Role } from '../roles.ts';
import { isInScope } from '../scope/scope.ts';
import { type AccountScope, scopeRequirements } from './role-grants.ts';
import { waitingScope } from './scope.ts';

/** The fields of an account that the waiting rules read and change. */
type Newcomer = {
  roles: Role[];
  company: { id: string; name: string } | null;
  waits: { role: Role; company: { id: string; name: string } | null } | null;
  store_ids: string[];
  category_ids: string[];
  version: number;
};

/** The person's request. Throws already-admitted if it was answered, not-found if the actor may not answer it. */
export const answerableRequest = ({ waits, company }: Newcomer, actor: Actor): NonNullable<Newcomer['waits']> => {
  const request = waits && { role: waits.role, company_id: waits.company?.id ?? null };
  if (request && isInScope(waitingScope, actor, request)) return waits;
  const own = actor.role === 'ROLE_ADMIN' || (company !== null && company.id === actor.company?.id);
  throw new Problem(own && waits === null ? 'already-admitted' : 'not-found');
};

/** Whether a request can be granted as it is: the role needs no stores, and its company, if any, was named. */
export const isComplete = ({ role, company }: { role: Role; company: unknown }): boolean => {
  const needs = scopeRequirements(role);
  return !needs.stores && (needs.company === null || company !== null);
};

/** The account with the place granted. */
export const admitted = <N extends Newcomer>(newcomer: N, { role, ...place }: AccountScope): N => ({
  ...newcomer,
  ...place,
  roles: [role],
  waits: null,
  version: newcomer.version + 1,
});

/** The account without the request. The person can still sign in. */
export const refused = <N extends Newcomer>(newcomer: N): N => ({
  ...newcomer,
  waits: null,
  version: newcomer.version + 1,
});
