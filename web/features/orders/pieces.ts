import * as z from 'zod/mini';
import { id, integer } from '#shared/contracts/fields.ts';
import type { Order, OrderItem } from '#shared/contracts/orders.ts';
import { cartLimits } from '#shared/domain/cart/limits.ts';

/** Of every item of an order, in its order: so many pieces, 0 for none. */
export const Pieces = z.array(z.strictObject({ product_id: id, count: integer(0, cartLimits.pieces) }));
export type Pieces = z.input<typeof Pieces>;

export const noPieces = ({ items }: Pick<Order, 'items'>): Pieces =>
  items.map(({ product_id }) => ({ product_id, count: 0 }));

/** Those that are sent to the server. */
export const chosenOf = (pieces: Pieces): Pieces => pieces.filter(({ count }) => count > 0);

export const unsentOf = ({ count, shipped }: Pick<OrderItem, 'count' | 'shipped'>): number => count - shipped;
export const returnableOf = ({ shipped, returned }: Pick<OrderItem, 'shipped' | 'returned'>): number =>
  shipped - returned;
