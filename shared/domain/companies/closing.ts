import { Problem } from '../problem.ts';

/** Throws company-shifts-ahead with the number of shifts that have not ended. */
export const requireNoShiftsOf = (count: number): void => {
  if (count > 0) throw new Problem('company-shifts-ahead', { params: { count } });
};

type Ties = {
  people: number;
  stores: number;
  shifts: number;
  invitations: number;
  cooperations: number;
  products: number;
};

/**
 * Whether a company may be deleted. `shifts`: all that it ever ordered or staffed, because hours and pay name it. Throws
 * company-active, because an active company may get new ties meanwhile, or company-in-use with the numbers.
 */
export const requireCompanyDeletable = ({ active }: { active: boolean }, ties: Ties): void => {
  if (active) throw new Problem('company-active');
  if (Object.values(ties).some((count) => count > 0)) throw new Problem('company-in-use', { params: ties });
};
