import { Problem } from '../problem.ts';

/**
 * Throws company-shifts-ahead with the number of shifts that have not ended, or company-orders-open with that of orders
 * that are neither completed nor canceled: the people of an inactive company could finish neither.
 */
export const requireNothingOpen = ({ shifts, orders }: { shifts: number; orders: number }): void => {
  if (shifts > 0) throw new Problem('company-shifts-ahead', { params: { count: shifts } });
  if (orders > 0) throw new Problem('company-orders-open', { params: { count: orders } });
};

type Ties = {
  people: number;
  stores: number;
  shifts: number;
  orders: number;
  invitations: number;
  cooperations: number;
  products: number;
};

/**
 * Whether a company may be deleted. `shifts` and `orders`: all that it ever had, because hours, pay and
 * documents name it. Throws
 * company-active, because an active company may get new ties meanwhile, or company-in-use with the numbers.
 */
export const requireCompanyDeletable = ({ active }: { active: boolean }, ties: Ties): void => {
  if (active) throw new Problem('company-active');
  if (Object.values(ties).some((count) => count > 0)) throw new Problem('company-in-use', { params: ties });
};
