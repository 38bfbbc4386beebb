import type { Cart } from '#shared/contracts/cart.ts';
import { cartRates } from '#shared/domain/invoices/order-lines.ts';
import { pricedItems } from '../../domain/cart/account-cart.ts';

export type Choice = { isPickup: boolean; useBonuse: boolean };

/** What the order costs as it is chosen, haléř, also by VAT rate. `delivery` and `payable` are null if the goods are too heavy. */
export const orderAmounts = (
  {
    order_summ: goods,
    items,
    delivery_cost,
    bonuses: { usable },
  }: Pick<Cart, 'order_summ' | 'items' | 'delivery_cost' | 'bonuses'>,
  { isPickup, useBonuse }: Choice,
) => {
  const delivery = isPickup ? 0 : delivery_cost;
  const bonuses = useBonuse ? usable : 0;
  return {
    goods,
    delivery,
    isPickup,
    bonuses,
    payable: delivery === null ? null : goods + delivery - bonuses,
    rates: cartRates(pricedItems(items), { delivery_cost: delivery ?? 0, bonuses_spent: bonuses }),
  };
};
