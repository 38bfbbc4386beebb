import { describe, expect, it } from 'vitest';
import { isValid } from '#shared/domain/supply/act.ts';
import { acceptedByLimitAt, supplyMonth } from '#shared/domain/supply/monthly-limit.ts';
import { cooperations } from './cooperations.ts';
import { documentsAt } from './delivery-documents.ts';
import { ordersAt } from './orders.ts';
import { accounts } from './people.ts';
import { productsAt } from './products.ts';
import { suppliesAt } from './supplies.ts';
import { messagesAt } from './threads.ts';

const now = '2026-11-21T09:00:00.000Z';
const supplies = suppliesAt(now);
const documents = documentsAt(supplies, now);
const messages = messagesAt(
  ordersAt(now).map(({ order }) => order),
  supplies,
  now,
);
const managed = new Set(
  accounts.filter(({ email }) => email === 'store-manager@smena.test').flatMap((one) => one.store_ids),
);

describe('the supplies of the demo world', () => {
  it('go to stores of several months, also that of the demo store manager, and some are under way', () => {
    expect(supplies.length).toBeGreaterThan(25);
    expect((supplies[0]?.created_at ?? now) < '2026-06').toBe(true);
    expect(supplies.some(({ supply_store }) => managed.has(supply_store?.id ?? ''))).toBe(true);
    const statuses = new Set(supplies.map(({ status }) => status));
    expect(statuses.size).toBeGreaterThan(3);
    expect(statuses).toContain('completed');
    expect(supplies.filter(({ status }) => status === 'placement').length).toBeGreaterThan(1);
    expect(supplies.some(({ history }) => history.some(({ what, note }) => what === 'refuse' && note))).toBe(true);
    for (const { history, version } of supplies) {
      expect(version).toBe(history.length);
      expect(history.map(({ at }) => at)).toEqual(history.map(({ at }) => at).toSorted());
      expect((history.at(-1)?.at ?? '') <= now).toBe(true);
    }
  });

  it('are accepted by the limit of their customer up to its sum of the month, and wait above it', () => {
    for (const moment of [now, '2026-11-23T00:05:00.000Z', '2026-03-29T12:50:00.000Z', '2027-01-01T22:59:00.000Z']) {
      const limited = cooperations.find(({ supply_limit }) => supply_limit !== null);
      const limit = limited?.supply_limit ?? 0;
      const own = suppliesAt(moment).filter(
        ({ company, customer }) => company.id === limited?.vendor.id && customer?.id === limited.customer.id,
      );
      const accepted = Map.groupBy(
        own.filter((order) => acceptedByLimitAt(order) !== undefined),
        (order) => supplyMonth(acceptedByLimitAt(order) ?? ''),
      );
      const usedIn = (month: string) => (accepted.get(month) ?? []).reduce((sum, order) => sum + order.sum, 0);
      expect(usedIn(supplyMonth(moment))).toBeGreaterThan(0);
      for (const month of accepted.keys()) expect(usedIn(month)).toBeLessThanOrEqual(limit);
      for (const { sum, history, status } of own.filter((order) => order.status === 'placement'))
        expect([status, usedIn(supplyMonth(history.at(-1)?.at ?? '')) + sum > limit]).toEqual(['placement', true]);
    }
  });

  it('take no more than is in stock', () => {
    const stockOf = new Map(productsAt(now).map(({ product, stock }) => [product.id, stock]));
    for (const { items, status } of supplies.filter((order) => order.reserves))
      for (const { product_id, count } of items)
        expect([status, (stockOf.get(product_id) ?? 0) >= count]).toEqual([status, true]);
  });

  it('have documents in most states, whose valid pieces are those of the orders at most', () => {
    expect(documents.length).toBeGreaterThan(20);
    const statuses = new Set(documents.map(({ status }) => status));
    for (const status of ['issued', 'exported', 'replaced'] as const) expect([...statuses]).toContain(status);
    for (const { id, items } of supplies)
      for (const { product_id, count } of items) {
        const had = documents
          .filter((one) => one.order.id === id && isValid(one))
          .flatMap((one) => one.items)
          .filter((item) => item.product_id === product_id)
          .reduce((sum, item) => sum + item.count, 0);
        expect(had).toBeLessThanOrEqual(count);
      }
  });

  it('and orders have threads of both sides', () => {
    const threads = Map.groupBy(messages, ({ order }) => order.id);
    expect(threads.size).toBeGreaterThan(10);
    expect(new Set(messages.map(({ side }) => side))).toEqual(new Set(['seller', 'customer', 'platform']));
    expect(messages.every(({ at }) => at <= now)).toBe(true);
  });
});
