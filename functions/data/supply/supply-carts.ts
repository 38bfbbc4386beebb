import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import type { CartLine } from '#shared/domain/cart/cart.ts';
import { cartFields, emptyCart, ifAsRead } from '../cart/stored-cart.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { get, type Write } from '../table.ts';

/** A vendor's company has one cart of its accord. */
const supplyCartKey = recordKeyOf('SUPPLY_CART');

const SupplyCart = z.object({ company_id: id, ...cartFields });
export type SupplyCart = z.infer<typeof SupplyCart>;
const carts = entity('supply-cart', SupplyCart);

/** The cart of a company's accord, at version 0 if nobody has filled it. Strongly consistent. `now`: ISO 8601 UTC. */
export const getSupplyCart = async (companyId: string, now: string): Promise<SupplyCart> => {
  const item = await get(supplyCartKey(companyId));
  return item ? carts.read(item) : { company_id: companyId, ...emptyCart(now) };
};

/** The part of the writes of a cart. A handler runs again when another request changed it meanwhile. */
export const ofSupplyCart = part('supply-cart');

/** The write of a cart with other lines, as it was read before. */
export const supplyCartWrite = (read: SupplyCart, lines: readonly CartLine[], updated_at: string): Write =>
  nextVersionWrite(read, { ...read, lines: [...lines], updated_at });

/** The write by which a cart has become an order: a new one follows, empty or with the same products. */
export const orderedSupplyCartWrite = (read: SupplyCart, { keep, at }: { keep: boolean; at: string }): Write =>
  nextVersionWrite(read, { ...read, ...emptyCart(at), lines: keep ? read.lines : [] });

const nextVersionWrite = (read: SupplyCart, after: SupplyCart): Write => ({
  part: ofSupplyCart,
  put: { ...supplyCartKey(read.company_id), ...carts.store({ ...after, version: read.version + 1 }) },
  if: ifAsRead(read),
});
