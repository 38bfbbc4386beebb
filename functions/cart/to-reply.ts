import type * as z from 'zod/mini';
import type { Cart as WireCart } from '#shared/contracts/cart.ts';
import { cartRates } from '#shared/domain/invoices/order-lines.ts';
import { chargedOf, deliveryCostOf, usableBonuses } from '#shared/domain/orders/amounts.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type Cart, customerOf } from '../data/cart/carts.ts';
import { readItemsNow } from '../data/cart/lines-now.ts';
import { isVatPayerCompany } from '../data/companies/companies.ts';
import { readBalance } from '../data/ledger/ledger.ts';
import { settings } from '../data/system/system-settings.ts';

/** A cart with prices, stock and what it costs its account now. */
export const toReplyCart = async (actor: Actor, cart: Cart): Promise<z.input<typeof WireCart>> => {
  const { fio, email, phone, received_at, comment, is_pickup, pickup_store, address, company } = cart;
  const [{ counted, ...lines }, { value: shop }, balance] = await Promise.all([
    isVatPayerCompany(customerOf(actor)).then((isPayer) => readItemsNow(cart.lines, company?.id, isPayer)),
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
    vat: cartRates(counted, { delivery_cost: is_pickup ? 0 : (delivery_cost ?? 0) }),
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
