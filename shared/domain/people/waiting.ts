import { Problem } from '../problem.ts';
import type { Actor, Role } from '../roles.ts';
import type { Place } from './let-in.ts';
import { rolesToGive } from './let-in.ts';

/** What of an account the rules of waiting look at and change. */
type Newcomer = {
  roles: Role[];
  company: { id: string; name: string } | null;
  waits: { role: Role; company: { id: string; name: string } | null } | null;
  store_ids: string[];
  category_ids: string[];
  version: number;
};

/** Whether the actor answers somebody who waits: an admin everyone, a buyer those who named its company. */
const answers = (actor: Actor, { role, company }: NonNullable<Newcomer['waits']>): boolean =>
  rolesToGive(actor.role).includes(role) &&
  (actor.role === 'ROLE_ADMIN' || (company !== null && company.id === actor.company?.id));

/** What somebody waits for. Throws already-admitted where they were answered, and not-found where that is not the actor's. */
export const asked = ({ waits, company }: Newcomer, actor: Actor): NonNullable<Newcomer['waits']> => {
  if (waits && answers(actor, waits)) return waits;
  const own = actor.role === 'ROLE_ADMIN' || (company !== null && company.id === actor.company?.id);
  throw new Problem(own && waits === null ? 'already-admitted' : 'not-found');
};

/** Let in to a place. */
export const admitted = <N extends Newcomer>(newcomer: N, { role, ...place }: Place): N => ({
  ...newcomer,
  ...place,
  roles: [role],
  waits: null,
  version: newcomer.version + 1,
});

/** Signed in as before, and waiting no more. */
export const refused = <N extends Newcomer>(newcomer: N): N => ({
  ...newcomer,
  waits: null,
  version: newcomer.version + 1,
});
