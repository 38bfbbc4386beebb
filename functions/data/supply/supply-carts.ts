import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { id, money, storedInstant } from '#shared/contracts/fields.ts';
import type { CartLine } from '#shared/domain/cart/cart.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';

/** A vendor's company has one cart of its accord. */
const supplyCartKey = recordKeyOf('SUPPLY_CART');

const SupplyCart = z.object({
  company_id: id,
  version: z.int(),
  /** 128 random bits: the id of the order that it becomes. */
  hash: id,
  /** As `CartLine` of the rules. */
  lines: z.array(z.object({ product_id: id, name: z.string(), count: z.int(), price: money })),
  updated_at: storedInstant,
});
export type SupplyCart = z.infer<typeof SupplyCart>;
const carts = entity('supply-cart', SupplyCart);

/** The cart of a company's accord, at version 0 if nobody has filled it. Strongly consistent. `now`: ISO 8601 UTC. */
export const getSupplyCart = async (companyId: string, now: string): Promise<SupplyCart> => {
  const item = await get(supplyCartKey(companyId));
  if (item) return carts.read(item);
  return { company_id: companyId, version: 0, hash: newHash(), lines: [], updated_at: now };
};

const newHash = () => randomBytes(16).toString('base64url');

/** The part of the writes of a cart. A handler runs again when another request changed it meanwhile. */
export const ofSupplyCart = part('supply-cart');

/** The write of a cart with other lines, as it was read before. */
export const supplyCartWrite = (read: SupplyCart, lines: readonly CartLine[], updated_at: string): Write =>
  nextVersionWrite(read, { ...read, lines: [...lines], updated_at });

/** The write by which a cart has become an order: a new one follows, empty or with the same products. */
export const orderedSupplyCartWrite = (read: SupplyCart, { keep, at }: { keep: boolean; at: string }): Write =>
  nextVersionWrite(read, { ...read, hash: newHash(), lines: keep ? read.lines : [], updated_at: at });

const nextVersionWrite = (read: SupplyCart, after: SupplyCart): Write => ({
  part: ofSupplyCart,
  put: { ...supplyCartKey(read.company_id), ...carts.store({ ...after, version: read.version + 1 }) },
  if: read.version === 0 ? ifNotExists : atVersion(read.version),
});
