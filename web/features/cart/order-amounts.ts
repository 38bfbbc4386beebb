import type { Cart } from '#shared/contracts/cart.ts';

export type Choice = { isPickup: boolean; useBonuse: boolean };

/** What the order costs as it is chosen, haléř. `delivery` and `payable` are null if the goods are too heavy. */
export const orderAmounts = (
  { order_summ: goods, delivery_cost, bonuses: { usable } }: Pick<Cart, 'order_summ' | 'delivery_cost' | 'bonuses'>,
  { isPickup, useBonuse }: Choice,
) => {
  const delivery = isPickup ? 0 : delivery_cost;
  const bonuses = useBonuse ? usable : 0;
  return { goods, delivery, isPickup, bonuses, payable: delivery === null ? null : goods + delivery - bonuses };
};
