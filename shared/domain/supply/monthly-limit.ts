import { localDay } from '../local-time.ts';
import { moveOrder } from '../orders/act.ts';
import type { OrderState } from '../orders/order.ts';

/** The calendar month in Prague of a moment (ISO 8601 UTC): 2026-11 */
export const supplyMonth = (at: string): string => localDay(at, 'Europe/Prague').slice(0, 7);

/**
 * docs/rules.md, "Supply": whether the limit of a customer accepts a supply of so much goods, besides what it has
 * accepted in the month. Haléř; without a limit (null) it accepts none.
 */
export const isWithinLimit = (sum: number, { limit, accepted }: { limit: number | null; accepted: number }): boolean =>
  limit !== null && accepted + sum <= limit;

/** A supply in placement after the limit of its customer has accepted it: nobody did. `now`: ISO 8601 UTC. */
export const acceptedByLimit = <Order extends OrderState>(supply: Order, now: string): Order =>
  moveOrder(supply, 'processing', { by: null, roleCodes: ['C'], now }).order;

/** When the limit accepted an order; undefined if a person did, or nobody. */
export const acceptedByLimitAt = ({ history }: Pick<OrderState, 'history'>): string | undefined =>
  history.find(({ what, by }) => what === 'agree' && by === null)?.at;
