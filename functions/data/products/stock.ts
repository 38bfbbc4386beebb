import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { id, person, storedInstant } from '#shared/contracts/fields.ts';
import type { OrderMovement } from '#shared/domain/orders/movements.ts';
import { type MovementReason, movementReasons } from '#shared/domain/products/limits.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { get, type Item, queryTable, type Write } from '../table.ts';
import { productKey } from './product-key.ts';

export const stockKey = (productId: string): Key => ({ pk: productKey(productId).pk, sk: 'STOCK' });
const movementKey = (productId: string, at: string, movementId: string): Key => ({
  pk: productKey(productId).pk,
  sk: `MOVEMENT#${at}#${movementId}`,
});

/** Pieces. What is in stock is available, or reserved by orders. Each movement counts up `version`. */
const Stock = z.object({ product_id: id, available: z.int(), reserved: z.int(), version: z.int() });
export type Stock = z.infer<typeof Stock>;
const stocks = entity('stock', Stock);

const Movement = z.object({
  id,
  at: storedInstant,
  by: z.nullable(person),
  reason: z.enum(movementReasons),
  /** Pieces that came into the stock; negative: that left it. */
  change: z.int(),
  note: z.nullable(z.string()),
});
export type Movement = z.infer<typeof Movement>;
const movements = entity('stock-movement', Movement);

/** Who moves a stock, when (ISO 8601 UTC) and why. */
export type Move = { at: string; by: Movement['by']; reason: MovementReason; note?: string | undefined };

export const readStock = (item: Item): Stock => stocks.read(item);

/** Strongly consistent. Throws an Error for a product without a stock, which does not exist. */
export const getStock = async (productId: string): Promise<Stock> => {
  const item = await get(stockKey(productId));
  if (!item) throw new Error(`Product ${productId} has no stock`);
  return readStock(item);
};

/** The writes of the first stock of a product: `pieces` are available. */
export const stockInsertionWrites = (productId: string, pieces: number, move: Move): Write[] => [
  stockWrite({ product_id: productId, available: pieces, reserved: 0, version: 1 }),
  ...(pieces > 0 ? [movementWrite(productId, pieces, move)] : []),
];

/** A stock without a movement, for a product that does not exist yet. */
export const stockWrite = (stock: Stock): Write => ({
  part: ofStock,
  put: { ...stockKey(stock.product_id), ...stocks.store(stock) },
});

/**
 * The writes that set a stock as it was read to `pieces`, of which the reserved ones stay reserved. They fail as part
 * `stock` if it has moved since.
 */
export const stockCorrection = (stock: Stock, pieces: number, move: Move): { after: Stock; writes: Write[] } => {
  const { product_id, available, reserved, version } = stock;
  const after = { ...stock, available: pieces - reserved, version: version + 1 };
  const set: Write = {
    part: ofStock,
    put: { ...stockKey(product_id), ...stocks.store(after) },
    if: { expression: '#version = :version', names: { '#version': 'version' }, values: { ':version': version } },
  };
  return { after, writes: [set, movementWrite(product_id, after.available - available, move)] };
};

/** The part of the writes of a stock by orders. A handler runs again and sees which product has too few. */
export const ofStock = part('stock');

/**
 * Takes available pieces for an order, which stay in the stock as reserved. Fails as part `ofStock` if fewer are
 * available or the product was deleted. Any number of orders may meet: none reads the stock.
 */
export const stockReservationWrite = (productId: string, pieces: number): Write =>
  stockMoveWrite(productId, { available: -pieces, reserved: pieces });

/** Makes reserved pieces of an order available again. */
export const stockReleaseWrite = (productId: string, pieces: number): Write =>
  stockMoveWrite(productId, { available: pieces, reserved: -pieces });

/** Reserved pieces of an order leave the stock. */
export const stockShipmentWrite = (productId: string, pieces: number): Write =>
  stockMoveWrite(productId, { reserved: -pieces });

/** Pieces that had left the stock are available again. Fails as part `ofStock` if the product was deleted. */
export const stockReturnWrite = (productId: string, pieces: number): Write =>
  stockMoveWrite(productId, { available: pieces });

const stockMoveWrite = (
  productId: string,
  { available = 0, reserved = 0 }: { available?: number; reserved?: number },
): Write => {
  const needed = Object.entries({ available, reserved }).filter(([, change]) => change < 0);
  return {
    part: ofStock,
    update: stockKey(productId),
    set: 'ADD available :available, reserved :reserved, #version :one',
    names: { '#version': 'version' },
    values: { ':available': available, ':reserved': reserved, ':one': 1 },
    if: {
      expression: ['attribute_exists(pk)', ...needed.map(([name]) => `${name} >= :needed_${name}`)].join(' AND '),
      ...(needed.length > 0 && {
        values: Object.fromEntries(needed.map(([name, change]) => [`:needed_${name}`, -change])),
      }),
    },
  };
};

/** For the transaction that deletes a product: fails as part `stock` if pieces are in stock. */
export const emptyStockRemovalWrite = (productId: string): Write => ({
  part: ofStock,
  remove: stockKey(productId),
  if: { expression: 'available = :none AND reserved = :none', values: { ':none': 0 } },
});

/** A movement without its effect on the stock. A given id makes a repeated write harmless. */
export const movementWrite = (
  productId: string,
  change: number,
  { at, by, reason, note }: Move,
  movementId: string = randomUUID(),
): Write => {
  const movement = { id: movementId, at, by, reason, change, note: note ?? null };
  return { part: 'movement', put: { ...movementKey(productId, at, movement.id), ...movements.store(movement) } };
};

/** The movement that a change of an order made, as `movementWrite`. */
export const orderMovementWrite = ({ id: movementId, product_id, change, ...move }: OrderMovement): Write =>
  movementWrite(product_id, change, move, movementId);

/** The movements between two instants, oldest first. */
export const movementsBetween = async (productId: string, from: string, to: string): Promise<Movement[]> =>
  (await queryTable(productKey(productId).pk, { from: `MOVEMENT#${from}`, to: `MOVEMENT#${to}~` })).map((item) =>
    movements.read(item),
  );
