import { expect, it } from 'vitest';
import { ordersAt } from './orders.ts';
import { productsAt } from './products.ts';
import { stocksAt } from './stock-history.ts';
import { supplyStoriesAt } from './supplies.ts';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

for (const now of ['2026-11-21T09:00:00.000Z', '2026-03-29T00:50:00.000Z', '2027-01-01T22:59:00.000Z']) {
  const orders = [...ordersAt(now), ...supplyStoriesAt(now)];
  const stocks = stocksAt(now);
  const histories = [...stocks.entries()].map(([id, stock]) => ({
    ...stock,
    id,
    all: [...stock.moves, ...stock.ofOrders].toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  }));

  it(`the movements of every product make its stock, which never falls below zero, at ${now}`, () => {
    expect(histories).toHaveLength(301);
    const others = histories.filter(({ all, pieces }) => sumOf(all.map(({ change }) => change)) !== pieces);
    expect(others).toEqual([]);
    for (const { all } of histories) {
      const stocks = all.map((_, n) => sumOf(all.slice(0, n + 1).map(({ change }) => change)));
      expect(Math.min(0, ...stocks)).toBe(0);
    }
    expect(histories.filter(({ pieces, reserved }) => reserved > pieces)).toEqual([]);
  });

  it(`each piece that was sent or came back is in them, and each open one is reserved, at ${now}`, () => {
    const ofOrders = histories.flatMap((history) => history.ofOrders);
    expect(ofOrders.length).toBeGreaterThan(900);
    expect(new Set(ofOrders.map(({ id, product_id }) => `${id} ${product_id}`)).size).toBe(ofOrders.length);
    const moved = Map.groupBy(ofOrders, ({ note, product_id }) => `${note} ${product_id}`);
    const reserved = new Map<string, number>();
    for (const { order } of orders)
      for (const { product_id, count, shipped, restocked } of order.items) {
        const own = (moved.get(`${order.number} ${product_id}`) ?? []).map(({ change }) => change);
        expect([sumOf(own.filter((change) => change < 0)), sumOf(own.filter((change) => change > 0))]).toEqual([
          -shipped + 0,
          restocked,
        ]);
        if (order.reserves) reserved.set(product_id, (reserved.get(product_id) ?? 0) + count - shipped);
      }
    for (const { id, reserved: own } of histories) expect(own).toBe(reserved.get(id) ?? 0);
  });

  it(`they are of the life of the product, and few enough for its transaction, at ${now}`, () => {
    const createdAt = new Map(productsAt(now).map(({ product }) => [product.id, product.created_at]));
    for (const { id, all, moves } of histories) {
      expect(all.filter(({ at }) => at <= (createdAt.get(id) ?? now) || at > now)).toEqual([]);
      expect(moves.length).toBeLessThan(12);
    }
    expect(new Set(histories.flatMap(({ all }) => all.map(({ reason }) => reason))).size).toBe(4);
  });
}
