import type * as z from 'zod/mini';
import type { Cart as WireCart } from '#shared/contracts/cart.ts';
import { issueOf } from '#shared/domain/cart/cart.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import { deliveryCostOf, chargedOf, piecesOf, sumOf, usableBonuses, weightOf } from '#shared/domain/orders/amounts.ts';
import type { Cart } from '../data/cart/carts.ts';
import { type Offers, readOffers } from '../data/cart/offers.ts';
import { readBalance } from '../data/ledger/ledger.ts';
import { getShopSettings, type ShopSettings } from '../data/orders/shop-settings.ts';
import { mediaKey, readMedia } from '../data/products/media.ts';
import { getMany } from '../data/table.ts';

/** A cart with prices, stock and what it costs now. */
export const toReplyCart = async (cart: Cart): Promise<z.input<typeof WireCart>> => {
  const ids = cart.lines.map(({ product_id }) => product_id);
  const [offers, media, settings, balance] = await Promise.all([
    readOffers(ids, cart.company?.id),
    getMany(ids.map(mediaKey)),
    getShopSettings(),
    readBalance({ book: 'bonus', owner: cart.account_id }),
  ]);
  const photoOf = new Map(media.map(readMedia).map((one) => [one.product_id, one.main_photo_id]));
  const shown = linesNow(cart, offers).map(({ line, offer, issue, price }) => {
    const photo = photoOf.get(line.product_id);
    return {
      product: {
        id: line.product_id,
        name: offer?.name ?? line.name,
        sku: offer?.product.sku ?? '',
        photo: photo ? squarePath('product-photo', photo, 'small') : null,
        available: offer?.available ?? 0,
        weight: offer?.product.weight ?? 0,
      },
      count: line.count,
      product_price: price,
      price_seen: line.price,
      issue,
    };
  });
  const { delivery_cost, usable, sum, weight } = costsOf(cart, offers, { settings, balance });
  const { fio, email, phone, received_at, comment, is_pickup, pickup_store, address, company } = cart;
  return {
    cart_hash: cart.version === 0 ? null : cart.hash,
    cartCompanyId: company?.id ?? null,
    company,
    goods_num: piecesOf(cart.lines),
    order_summ: sum,
    items: shown,
    fio,
    email,
    phone,
    received_at,
    comment,
    isPickup: is_pickup,
    pickupStore: pickup_store,
    address,
    total_weight: weight,
    delivery_cost,
    bonuses: { balance, usable },
    payable: is_pickup ? sum : delivery_cost === null ? null : chargedOf({ sum, delivery_cost, bonuses_spent: 0 }),
  };
};

/** The lines of a cart as they are on sale now. What is gone keeps the price at which it was added. */
export const linesNow = ({ lines, company }: Cart, { offers }: Offers) =>
  lines.map((line) => {
    const offer = offers.get(line.product_id);
    const issue = issueOf(line, company?.id ?? '', offer);
    const isGone = issue === 'gone';
    return { line, issue, offer: isGone ? undefined : offer, price: (isGone ? undefined : offer?.price) ?? line.price };
  });

type Facts = { settings: ShopSettings; balance: number };

/** What a cart costs now, haléř, and weighs, grams. `delivery_cost` is of a delivery, whatever is chosen. */
export const costsOf = (cart: Cart, offers: Offers, { settings, balance }: Facts) => {
  const priced = linesNow(cart, offers).map(({ line: { count }, price, offer }) => ({
    count,
    price,
    weight: offer?.product.weight ?? 0,
  }));
  const [sum, weight] = [sumOf(priced), weightOf(priced)];
  return {
    sum,
    weight,
    delivery_cost: deliveryCostOf(settings.delivery, weight),
    usable: usableBonuses(sum, { balance, percent: settings.bonus_percent }),
  };
};
