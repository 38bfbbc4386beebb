import { daysBetween, daysFrom } from '../days.ts';
import { localDay } from '../local-time.ts';
import { type PriceVat, splitLines } from '../vat/vat.ts';
import { amountOf, keptLines } from './amounts.ts';

export type SalesGroup = 'day' | 'product' | 'customer';

/** An order as far as it counts. Prices in haléř; sums with VAT. */
export type SoldOrder = {
  status: string;
  /** ISO 8601 UTC. */
  created_at: string;
  customer: { id: string; name: string } | null;
  user: { id: string; fio: string };
  items: readonly (PriceVat & { product_id: string; name: string; price: number; count: number; returned: number })[];
};

type Sums = { orders: number; pieces: number; sum: number };
type SalesRow = Sums & { id: string; name: string };

/** The orders of a day are those that were placed on it in Prague. */
export const salesZone = 'Europe/Prague';

type Sold = { id: string; name: string; pieces: number; sum: number };
type Part = { id: string; name: string; items: readonly Sold[] };

/** The lines of an order without returned pieces, each with its share of what they cost with VAT. */
const soldOf = ({ items }: SoldOrder): Sold[] => {
  const kept = keptLines(items);
  const shares = splitLines(kept.map(amountOf));
  return kept.map(({ product_id: id, name, count: pieces }, nth) => ({
    id,
    name,
    pieces,
    sum: shares[nth]?.total ?? 0,
  }));
};

/** What an order adds to the rows of a group. A customer is the company for which somebody ordered, or the person. */
const partsOf = (order: SoldOrder, by: SalesGroup): Part[] => {
  const { customer, user, created_at } = order;
  const items = soldOf(order);
  switch (by) {
    case 'day': {
      const day = localDay(created_at, salesZone);
      return [{ id: day, name: day, items }];
    }
    case 'product':
      return items.map((line) => ({ ...line, items: [line] }));
    case 'customer':
      return [{ ...(customer ?? { id: user.id, name: user.fio }), items }];
  }
};

const none: Sums = { orders: 0, pieces: 0, sum: 0 };

const plusItems = ({ orders, pieces, sum }: Sums, items: readonly Sold[]): Sums => ({
  orders: orders + 1,
  pieces: items.reduce((total, line) => total + line.pieces, pieces),
  sum: items.reduce((total, line) => total + line.sum, sum),
});

/**
 * What was sold by orders of some days, YYYY-MM-DD, both included. Canceled orders are only counted, and returned pieces
 * are taken off. Every day has a row, in order; products and customers are sorted by their sum, the greatest first, and
 * are named as in their last order. An order counts in the row of each of its products.
 */
export const salesOf = (
  orders: readonly SoldOrder[],
  { by, from, to }: { by: SalesGroup; from: string; to: string },
): { total: Sums & { canceled: number; returned: number }; rows: SalesRow[] } => {
  const sold = orders.filter(({ status }) => status !== 'canceled');
  const rows = new Map<string, SalesRow>(
    by === 'day' ? daysFrom(from, daysBetween(from, to) + 1).map((day) => [day, { id: day, name: day, ...none }]) : [],
  );
  const inTime = sold.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
  for (const { id, name, items } of inTime.flatMap((order) => partsOf(order, by)))
    rows.set(id, { id, name, ...plusItems(rows.get(id) ?? none, items) });
  const total = sold.reduce((sums, order) => plusItems(sums, soldOf(order)), none);
  return {
    total: {
      ...total,
      canceled: orders.length - sold.length,
      returned: sold.reduce((pieces, { items }) => items.reduce((sum, { returned }) => sum + returned, pieces), 0),
    },
    rows: by === 'day' ? [...rows.values()] : [...rows.values()].toSorted(mostFirst),
  };
};

const mostFirst = (one: SalesRow, other: SalesRow): number =>
  other.sum - one.sum || other.pieces - one.pieces || (one.id < other.id ? -1 : 1);
