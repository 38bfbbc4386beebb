import { addMinutes, earliest } from '#shared/domain/instants.ts';
import { localDay } from '#shared/domain/local-time.ts';
import type { OrderMovement } from '#shared/domain/orders/movements.ts';
import type { Move } from '../../../functions/data/products/stock.ts';
import { timeZone, wallTime } from './days.ts';
import type { OrderStory } from './order-stories.ts';
import { ordersAt } from './orders.ts';
import { vendorOf } from './people.ts';
import { type DemoProduct, productsAt } from './products.ts';
import { dice, type Dice } from './seed.ts';
import { supplyStoriesAt } from './supplies.ts';

type StockMove = Move & { change: number };

/** The stock of a product at the load: its pieces, those of them that open orders reserve, and how it came to them. */
export type StockHistory = {
  pieces: number;
  reserved: number;
  /** By the performer, oldest first. */
  moves: readonly StockMove[];
  /** Written with the orders. */
  ofOrders: readonly OrderMovement[];
};

/** The stocks of all products as they are first loaded at a moment, by the id of the product. */
export const stocksAt = (now: string): Map<string, StockHistory> => {
  const orders = [...ordersAt(now), ...supplyStoriesAt(now)];
  const movements = Map.groupBy(
    orders.flatMap((story) => story.movements),
    ({ product_id }) => product_id,
  );
  const lines = Map.groupBy(orders.flatMap(linesOf), ({ product_id }) => product_id);
  return new Map(
    productsAt(now).map((one) => {
      const { id } = one.product;
      const [ofOrders, own] = [movements.get(id) ?? [], lines.get(id) ?? []];
      const reserved = own.reduce((sum, line) => sum + line.reserved, 0);
      const pieces = Math.max(one.stock, reserved);
      const taken = [
        ...own.map(({ at, count }) => ({ at, change: -count })),
        ...ofOrders.filter(({ change }) => change > 0),
      ].toSorted((first, second) => (first.at < second.at ? -1 : 1));
      return [id, { pieces, reserved, ofOrders, moves: movesOf(one, { taken, left: pieces - reserved, now }) }];
    }),
  );
};

/** What an order took when it was made. A canceled one gave all of it back. */
const linesOf = ({ order: { status, created_at: at, reserves, items } }: OrderStory) =>
  status === 'canceled'
    ? []
    : items.map(({ product_id, count, shipped }) => ({
        product_id,
        at,
        count,
        reserved: reserves ? count - shipped : 0,
      }));

/** `taken` changes what is available, oldest first, so that `left` are at the end. */
type Course = { taken: readonly { at: string; change: number }[]; left: number; now: string };

/**
 * Deliveries and corrections by which the product was never short of what was ordered: found from the newest change to
 * the oldest, each time that more would have been there than usual.
 */
const movesOf = ({ product, delivery }: DemoProduct, { taken, left, now }: Course): StockMove[] => {
  const chance = dice(`stock ${product.sku}`);
  const { id, fio } = vendorOf(product.company_id);
  const by = { id, fio };
  const moves: StockMove[] = [];
  let available = left;
  for (const [nth, { at, change }] of [...taken.entries()].toReversed()) {
    const next = taken[nth + 1]?.at ?? now;
    // What came back and is not there any more was damaged.
    const lost = Math.max(change - available, chance.roll() < 0.07 ? Math.floor(chance.between(1, 4)) : 0);
    if (lost > 0) {
      moves.unshift({ at: between(at, next, chance), by, reason: 'correction', change: -lost, note: 'Poškozený obal' });
      available += lost;
    }
    available -= change;
    const delivered = delivery * Math.max(0, Math.ceil(available / delivery - 1.2));
    if (delivered > 0) {
      const previous = taken[nth - 1]?.at ?? product.created_at;
      const when = between(previous, at, chance);
      moves.unshift({ at: when, by, reason: 'import', change: delivered, note: 'Dodávka od výrobce' });
      available -= delivered;
    }
  }
  const sorted = moves.toSorted((one, other) => (one.at < other.at ? -1 : 1));
  if (available === 0) return sorted;
  const first = [...sorted, ...taken].reduce(
    (soonest, { at }) => earliest(soonest, at),
    addMinutes(product.created_at, 24 * 60),
  );
  const stocked = { at: between(product.created_at, first, chance), by, reason: 'import' } as const;
  return [{ ...stocked, change: available, note: 'První naskladnění' }, ...sorted];
};

/** In the working hours of the day in the middle, if they are between both. */
const between = (from: string, to: string, chance: Dice): string => {
  const middle = new Date((Date.parse(from) + Date.parse(to)) / 2).toISOString();
  const minute = Math.floor(chance.between(0, 60));
  const usual = wallTime(localDay(middle, timeZone), `${Math.floor(chance.between(8, 16))}:${minute}`);
  return from < usual && usual < to ? usual : middle;
};
