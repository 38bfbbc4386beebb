import { describe, expect, it } from 'vitest';
import { OrderFields } from '#shared/contracts/orders.ts';
import { may } from '#shared/domain/access.ts';
import { addDays } from '#shared/domain/days.ts';
import { orderRates } from '#shared/domain/invoices/order-lines.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { deliveryCostOf, moneyOf, returnedSum, sumOf, usableBonuses, weightOf } from '#shared/domain/orders/amounts.ts';
import { firstShopSettings } from '#shared/domain/orders/limits.ts';
import { orderStatuses } from '#shared/domain/orders/transitions.ts';
import { cartsAt } from './carts.ts';
import { timeZone } from './days.ts';
import { orderParts } from './order-parts.ts';
import { type DemoOrder, ordersAt } from './orders.ts';
import { accounts } from './people.ts';
import { productsAt } from './products.ts';

const now = '2026-11-21T09:00:00.000Z';
const demo = ordersAt(now);
const orders = demo.map(({ order }) => order);
const products = new Map(productsAt(now).map((one) => [one.product.id, one]));
const stockOf = (id: string) => products.get(id)?.stock ?? 0;
const repeated = (values: readonly unknown[]) => values.filter((value, n) => values.indexOf(value) !== n);
const idsOf = (email: string) => accounts.filter((one) => one.email === email).map(({ id }) => id);

describe('the orders of the demo world', () => {
  it('are about 150 of each seller in the last year, more and more of them', () => {
    const bySeller = [...Map.groupBy(orders, ({ company }) => company.id).values()];
    expect(bySeller).toHaveLength(3);
    for (const own of bySeller) {
      expect(own.length).toBeGreaterThan(135);
      expect(own.length).toBeLessThan(165);
    }
    const today = localDay(now, timeZone);
    const between = (from: number, to: number) =>
      orders.filter(({ created_at }) => created_at > addDays(today, -from) && created_at <= addDays(today, -to)).length;
    expect(between(360, 240)).toBeGreaterThan(30);
    expect(between(240, 120)).toBeGreaterThan(between(360, 240));
    expect(between(120, 0)).toBeGreaterThan(between(240, 120));
  });

  it('are in every state, also for the demo buyer, and each demo sign-in that orders has some', () => {
    const statesOf = (own: typeof orders) => new Set(own.map(({ status }) => status));
    expect(statesOf(orders)).toEqual(new Set(orderStatuses));
    expect(statesOf(orders.filter(({ user }) => idsOf('buyer@smena.test').includes(user.id)))).toEqual(
      new Set(orderStatuses),
    );
    const counts = ['manager', 'worker', 'buyer', 'buyer-manager', 'store-manager', 'multi'].map(
      (name) => orders.filter(({ user }) => idsOf(`${name}@smena.test`).includes(user.id)).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5);
    const share = orders.filter(({ status }) => status === 'completed').length / orders.length;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.85);
  });

  it('have parts, returns, quotations that are valid, pickups and bonuses', () => {
    const some = (holds: (order: (typeof orders)[number]) => boolean) => orders.filter(holds).length;
    expect(some(({ status, parcels }) => status === 'ready_to_ship' && parcels.length > 0)).toBeGreaterThan(0);
    expect(some((order) => order.status !== 'canceled' && moneyOf(order).refund > 0)).toBeGreaterThan(3);
    expect(
      some(({ status, quotation }) => status === 'quotation' && (quotation?.valid_until ?? '') > now),
    ).toBeGreaterThan(3);
    expect(some(({ delivery_type }) => delivery_type === 'pickup')).toBeGreaterThan(30);
    expect(some(({ bonuses_spent }) => bonuses_spent > 0)).toBeGreaterThan(10);
    expect(
      some(({ bonuses_spent, user }) => bonuses_spent > 0 && idsOf('buyer@smena.test').includes(user.id)),
    ).toBeGreaterThan(0);
    expect(some(({ comment }) => comment !== '')).toBeGreaterThan(50);
  });

  it('are of those who may order, with recipients that the form would accept', () => {
    const rolesOf = new Map(accounts.map(({ id, roles }) => [id, roles]));
    for (const { user, fio, phone, email, comment, address, pickup_store, delivery_type } of orders) {
      expect(rolesOf.get(user.id)?.some((role) => may(role, 'cart.write'))).toBe(true);
      const fields = { fio, phone, email, comment, ...(address && { address }) };
      expect(OrderFields.parse(fields)).toEqual(fields);
      expect([address === null, pickup_store !== null]).toEqual(Array(2).fill(delivery_type === 'pickup'));
    }
  });

  it('have products that existed, at their prices, and costs by the settings', () => {
    for (const { items, sum, created_at, delivery_cost, total_weight, delivery_type, quotation } of orders) {
      expect(items.length).toBeGreaterThan(0);
      expect([sum, total_weight]).toEqual([sumOf(items), weightOf(items)]);
      const cost = delivery_type === 'pickup' ? 0 : deliveryCostOf(firstShopSettings.delivery, total_weight);
      if (!quotation) expect(delivery_cost).toBe(cost);
      for (const { product_id, price, sku, count } of items) {
        const { product, prices } = products.get(product_id) ?? {};
        expect([product?.sku, (product?.created_at ?? now) < created_at, count > 0]).toEqual([sku, true, true]);
        if (!quotation) expect(price).toBe(prices?.findLast(({ at }) => at <= created_at)?.price);
      }
    }
  });

  it('have VAT by rate, of which some have several, and prices without it', () => {
    const rates = orders.map((order) => orderRates(order).map(({ vat_rate }) => vat_rate));
    expect(rates.filter((one) => one.length > 1).length).toBeGreaterThan(20);
    expect(rates.flat()).not.toContain(null);
    const lines = orders.flatMap(({ items }) => items);
    expect(lines.filter(({ vat_included }) => !vat_included).length).toBeGreaterThan(50);
    expect(new Set(lines.map(({ vat_rate }) => vat_rate)).size).toBeGreaterThan(1);
  });

  it('have histories in order, none of it in the future, and as many versions', () => {
    for (const { history, version, created_at } of orders) {
      const times = history.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      expect([times[0], version, (times.at(-1) ?? now) < now]).toEqual([created_at, history.length, true]);
    }
  });

  it('reserve no more than is in stock', () => {
    const reserved = new Map<string, number>();
    for (const { items, reserves } of orders)
      for (const { product_id, count, shipped } of reserves ? items : [])
        reserved.set(product_id, (reserved.get(product_id) ?? 0) + count - shipped);
    expect(reserved.size).toBeGreaterThan(30);
    for (const [id, pieces] of reserved) expect(pieces).toBeLessThanOrEqual(stockOf(id));
  });

  it('spend bonuses that were given, and give back what was returned', () => {
    for (const { order, given } of demo) {
      const { sum, bonuses_spent, items, bonuses_returned } = order;
      const percent = firstShopSettings.bonus_percent;
      expect(bonuses_spent).toBe(usableBonuses(sum, { balance: given, percent }));
      if (order.status !== 'canceled') expect(moneyOf(order).returned + bonuses_returned).toBe(returnedSum({ items }));
    }
  });

  it('repeat no id and no number', () => {
    expect(repeated(orders.map(({ id }) => id))).toEqual([]);
    expect(repeated(orders.map(({ number }) => number))).toEqual([]);
  });

  it('are the same at the same time, and stand at any hour', () => {
    expect(ordersAt(now)).toEqual(demo);
    for (const moment of ['2026-11-23T00:05:00.000Z', '2026-03-29T00:50:00.000Z', '2027-01-01T22:59:00.000Z'])
      expect(new Set(ordersAt(moment).map(({ order }) => order.status))).toEqual(new Set(orderStatuses));
  });

  it('are written in parts that fit into a transaction and write no item twice', () => {
    const parts = orderParts(demo);
    expect(parts.flat()).toHaveLength(demo.length);
    expect(parts.length).toBeLessThan(demo.length / 2);
    for (const part of parts) {
      expect(part.reduce((sum, one) => sum + writesOf(one), 2 * new Set(part.flatMap(listsOf)).size)).toBeLessThan(100);
      const days = part.flatMap(({ order: { customer, user, created_at } }) =>
        [customer?.id, user.id].flatMap((owner) => (owner ? [`${owner} ${localDay(created_at, timeZone)}`] : [])),
      );
      expect(repeated(days)).toEqual([]);
      const reserved = part.flatMap(({ order: { reserves, items } }) => (reserves ? items : []));
      expect(repeated(reserved.map(({ product_id }) => product_id))).toEqual([]);
    }
  });
});

/** The counted lists of an order, each with a count of two nodes. */
const listsOf = ({ order: { company, customer, user, status } }: Pick<DemoOrder, 'order'>) =>
  ['all', company.id, ...(customer ? [customer.id] : []), user.id].flatMap((tenant) => [tenant, `${tenant} ${status}`]);

/** The order, its number, its entries, sums, stocks and their movements, and the posting of its bonuses. */
const writesOf = ({ order, movements, given }: DemoOrder) =>
  2 +
  listsOf({ order }).length +
  2 +
  (order.reserves ? order.items.length : 0) +
  movements.length +
  (given > 0 ? 4 : 0);

describe('the carts of the demo world', () => {
  it('are one of the demo buyer with three products in stock, and five abandoned ones', () => {
    const carts = cartsAt(now);
    expect(carts.map(({ changes, at }) => [changes.lines.length, at < '2026-11-20T09'])).toEqual([
      [3, false],
      [2, true],
      [4, true],
      [5, true],
      [2, true],
      [1, true],
    ]);
    expect(idsOf('buyer@smena.test')).toContain(carts[0]?.actor.id);
    expect(repeated(carts.map(({ actor }) => actor.id))).toEqual([]);
    for (const { product_id, count, price } of carts.flatMap(({ changes }) => changes.lines)) {
      expect(stockOf(product_id)).toBeGreaterThanOrEqual(count);
      expect(price).toBe(products.get(product_id)?.product.price);
    }
  });
});
