import type { MovementReason } from '../products/limits.ts';
import type { OrderState } from './order.ts';

/** Pieces of a product that left the stock with an order (negative), or came back from it. `at` is ISO 8601 UTC. */
export type OrderMovement = {
  id: string;
  product_id: string;
  change: number;
  at: string;
  by: { id: string; fio: string } | null;
  reason: MovementReason;
  /** The number of the order. */
  note: string;
};
type Moved = Pick<OrderState, 'items' | 'history'> & {
  id: string;
  number: string;
  version: number;
  created_at: string;
};

/** The movements of the stock that a change of an order made: at most one per product. The same change has the same ids. */
export const movementsOf = (before: Moved, after: Moved): OrderMovement[] => {
  const earlier = new Map(before.items.map((item) => [item.product_id, item]));
  const last = after.history.at(-1);
  const about = { at: last?.at ?? after.created_at, by: last?.by ?? null, note: after.number };
  return after.items.flatMap(({ product_id, shipped, restocked }): OrderMovement[] => {
    const was = earlier.get(product_id);
    const left = shipped - (was?.shipped ?? 0);
    const returned = restocked - (was?.restocked ?? 0);
    const id = (what: string) => `${after.id}-${what}-${after.version}`;
    return [
      ...(left > 0 ? [{ ...about, id: id('left'), product_id, change: -left, reason: 'order' } as const] : []),
      ...(returned > 0
        ? [{ ...about, id: id('returned'), product_id, change: returned, reason: 'return' } as const]
        : []),
    ];
  });
};
