import { type Actor, sideOf } from '../roles.ts';

/**
 * The key under which an actor's changes and comments are counted: the customer, the platform, or a performer with its
 * workers. A limit per party keeps one party from using up another one's.
 */
export function partyOf({ role, company }: Actor): string {
  const side = sideOf(role);
  return side === 'performer' || side === 'worker' ? (company?.id ?? side) : (side ?? 'none');
}
