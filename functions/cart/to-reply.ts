import type * as z from 'zod/mini';
import type { Cart as WireCart } from '#shared/contracts/cart.ts';
import { chargedOf, deliveryCostOf, usableBonuses } from '#shared/domain/orders/amounts.ts';
import type { Cart } from '../data/cart/carts.ts';
import { readItemsNow } from '../data/cart/lines-now.ts';
import { readBalance } from '../data/ledger/ledger.ts';
import { settings } from '../data/system/system-settings.ts';

/** A cart with prices, stock and what it costs now. */
export const toReplyCart = async (cart: Cart): Promise<z.input<typeof WireCart>> => {
  const { fio, email, phone, received_at, comment, is_pickup, pickup_store, address, company } = cart;
  const [lines, { value: shop }, balance] = await Promise.all([
    readItemsNow(cart.lines, company?.id),
    settings.shop.read(),
    readBalance({ book: 'bonus', owner: cart.account_id }),
  ]);
  const { order_summ: sum, total_weight: weight } = lines;
  const { delivery_cost, usable } = costsOf({ sum, weight }, { shop, balance });
  return {
    ...lines,
    cart_hash: cart.version === 0 ? null : cart.hash,
    cartCompanyId: company?.id ?? null,
    company,
    fio,
    email,
    phone,
    received_at,
    comment,
    isPickup: is_pickup,
    pickupStore: pickup_store,
    address,
    delivery_cost,
    bonuses: { balance, usable },
    payable: is_pickup ? sum : delivery_cost === null ? null : chargedOf({ sum, delivery_cost, bonuses_spent: 0 }),
  };
};

type Shop = Awaited<ReturnType<typeof settings.shop.read>>['value'];
type Facts = { shop: Shop; balance: number };

/**
 * What a delivery of goods costs, whatever is chosen, and what bonuses pay of them at most. Haléř; `weight` is in grams.
 */
export const costsOf = ({ sum, weight }: { sum: number; weight: number }, { shop, balance }: Facts) => ({
  delivery_cost: deliveryCostOf(shop.delivery, weight),
  usable: usableBonuses(sum, { balance, percent: shop.bonus_percent }),
});
