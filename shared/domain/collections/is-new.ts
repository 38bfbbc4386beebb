import { addDays } from '../days.ts';

export type NewProducts = {
  /** Days for which a product counts as new. */
  new_days: number;
  /** The products that an admin has removed from the new ones. */
  removed: readonly { product_id: string; at: string }[];
};
type Product = { id: string; created_at: string };

/** The instant of a day, that number of days before an instant. ISO 8601 UTC. */
export const daysBefore = (now: string, days: number): string => `${addDays(now.slice(0, 10), -days)}${now.slice(10)}`;

/** Whether the catalogue shows a product as new. `now`: ISO 8601 UTC. */
export const isNewProduct = ({ id, created_at }: Product, { new_days, removed }: NewProducts, now: string): boolean =>
  created_at >= daysBefore(now, new_days) && !removed.some(({ product_id }) => product_id === id);

/** The longest time for which a product can be new is 365 days. */
const removalDays = 366;
const maxRemovals = 1000;

/** The removals with one more. Those of products that can no longer be new are dropped, then the oldest. */
export const withRemoved = (
  removed: NewProducts['removed'],
  productId: string,
  now: string,
): { product_id: string; at: string }[] => {
  const oldest = daysBefore(now, removalDays);
  const kept = removed.filter(({ product_id, at }) => product_id !== productId && at >= oldest);
  return [...kept, { product_id: productId, at: now }].slice(-maxRemovals);
};
