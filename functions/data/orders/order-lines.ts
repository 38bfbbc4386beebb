import type { CartLine } from '#shared/domain/cart/cart.ts';
import type { ProductOffer } from '../cart/offers.ts';
import type { Order } from './orders.ts';

/** The items of an order of lines of a cart, as their products are on sale now. */
export const orderLines = (lines: readonly CartLine[], offers: ReadonlyMap<string, ProductOffer>): Order['items'] =>
  lines.flatMap(({ product_id, count }) => {
    const offer = offers.get(product_id);
    if (!offer) return [];
    const { name, price, product } = offer;
    const { sku, weight } = product;
    return [{ product_id, name, sku, price, count, weight, shipped: 0, returned: 0, restocked: 0 }];
  });
