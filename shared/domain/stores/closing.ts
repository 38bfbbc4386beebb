import { Problem } from '../problem.ts';

/** Throws store-shifts-ahead with the number of shifts that have not ended. */
export const requireNoShiftsAhead = (count: number): void => {
  if (count > 0) throw new Problem('store-shifts-ahead', { params: { count } });
};

/**
 * Whether a store may be deleted. `shifts`: all that it ever had, because their hours and pay name it. `people`: those
 * who manage it. `invitations`: the open ones that give it. Throws store-active, because shifts can be ordered for an active store meanwhile, or store-in-use.
 */
export const requireDeletable = (
  { active }: { active: boolean },
  ties: { shifts: number; people: number; invitations: number },
): void => {
  if (active) throw new Problem('store-active');
  if (Object.values(ties).some((count) => count > 0)) throw new Problem('store-in-use', { params: ties });
};
