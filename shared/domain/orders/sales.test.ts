import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../days.ts';
import { type VatRate, vatRates } from '../vat/vat.ts';
import { keptLines, sumOf } from './amounts.ts';
import { type SalesGroup, salesOf, type SoldOrder } from './sales.ts';

const line = (product_id: string, price: number, count: number, returned = 0) => ({
  product_id,
  name: product_id,
  price,
  vat_rate: '21' as const,
  vat_included: true,
  count,
  returned,
});
const order = (created_at: string, items: SoldOrder['items'], changes: Partial<SoldOrder> = {}): SoldOrder => ({
  status: 'completed',
  created_at,
  customer: { id: 'lipa', name: 'Lípa' },
  user: { id: 'jana', fio: 'Jana Nová' },
  items,
  ...changes,
});
const days = { from: '2026-10-24', to: '2026-10-26' };

describe('the sales of some days', () => {
  it('have a row for each day in Prague, also without sales', () => {
    const orders = [
      // 23:30 and 00:30 in summer time, and 23:30 in winter time.
      order('2026-10-24T21:30:00.000Z', [line('soap', 100, 2)]),
      order('2026-10-24T22:30:00.000Z', [line('soap', 100, 1)]),
      order('2026-10-25T22:30:00.000Z', [line('soap', 100, 4), line('brush', 500, 1)]),
    ];
    expect(salesOf(orders, { by: 'day', ...days }).rows).toEqual([
      { id: '2026-10-24', name: '2026-10-24', orders: 1, pieces: 2, sum: 200 },
      { id: '2026-10-25', name: '2026-10-25', orders: 2, pieces: 6, sum: 1000 },
      { id: '2026-10-26', name: '2026-10-26', orders: 0, pieces: 0, sum: 0 },
    ]);
  });

  it('leave out canceled orders and returned pieces, and count both', () => {
    const orders = [
      order('2026-10-24T08:00:00.000Z', [line('soap', 100, 5, 2)]),
      order('2026-10-24T09:00:00.000Z', [line('soap', 100, 7)], { status: 'canceled' }),
    ];
    expect(salesOf(orders, { by: 'product', ...days })).toEqual({
      total: { orders: 1, pieces: 3, sum: 300, canceled: 1, returned: 2 },
      rows: [{ id: 'soap', name: 'soap', orders: 1, pieces: 3, sum: 300 }],
    });
  });

  it('by product begin with the greatest sum, and name a product as in its last order', () => {
    const orders = [
      order('2026-10-25T08:00:00.000Z', [{ ...line('soap', 100, 1), name: 'New soap' }, line('brush', 500, 1)]),
      order('2026-10-24T08:00:00.000Z', [line('soap', 90, 2)]),
    ];
    expect(salesOf(orders, { by: 'product', ...days }).rows).toEqual([
      { id: 'brush', name: 'brush', orders: 1, pieces: 1, sum: 500 },
      { id: 'soap', name: 'New soap', orders: 2, pieces: 3, sum: 280 },
    ]);
  });

  it('by customer are those of a company, or of a person who ordered for none', () => {
    const orders = [
      order('2026-10-24T08:00:00.000Z', [line('soap', 100, 1)]),
      order('2026-10-24T09:00:00.000Z', [line('soap', 100, 2)], { user: { id: 'petr', fio: 'Petr Malý' } }),
      order('2026-10-24T10:00:00.000Z', [line('soap', 100, 9)], { customer: null }),
    ];
    expect(salesOf(orders, { by: 'customer', ...days }).rows).toEqual([
      { id: 'jana', name: 'Jana Nová', orders: 1, pieces: 9, sum: 900 },
      { id: 'lipa', name: 'Lípa', orders: 2, pieces: 3, sum: 300 },
    ]);
  });

  it('have the VAT that prices do not include, rounded once in an order', () => {
    const without = { vat_rate: '21' as const, vat_included: false };
    const items = ['soap', 'brush', 'gloves'].map((id) => ({ ...line(id, 33, 1), ...without }));
    const { rows, total } = salesOf([order('2026-10-24T08:00:00.000Z', items)], { by: 'product', ...days });
    expect([total.sum, rows.reduce((sum, row) => sum + row.sum, 0)]).toEqual([120, 120]);
  });

  it('add up to the total in every group', () => {
    const items = fc.uniqueArray(
      fc.tuple(
        fc.constantFrom('soap', 'brush', 'gloves'),
        fc.nat(90_000),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(50),
        fc.record({ vat_rate: fc.constantFrom<VatRate | null>(...vatRates, null), vat_included: fc.boolean() }),
      ),
      { minLength: 1, selector: ([id]) => id },
    );
    const orders = fc.array(
      fc
        .record({
          hours: fc.nat(3 * 24 - 3),
          items,
          status: fc.constantFrom('new', 'completed', 'canceled'),
          customer: fc.constantFrom(null, 'lipa', 'dub'),
        })
        .map(({ hours, items: lines, status, customer }) =>
          order(
            new Date(Date.parse(`${days.from}T00:00:00Z`) + hours * 3_600_000).toISOString(),
            lines.map(([id, price, count, returned, vat]) => ({
              ...line(id, price, count, Math.min(count, returned)),
              ...vat,
            })),
            { status, customer: customer === null ? null : { id: customer, name: customer } },
          ),
        ),
    );
    fc.assert(
      fc.property(orders, fc.constantFrom<SalesGroup>('day', 'product', 'customer'), (some, by) => {
        const { total, rows } = salesOf(some, { by, from: addDays(days.from, -1), to: addDays(days.to, 1) });
        const added = (name: 'orders' | 'pieces' | 'sum') => rows.reduce((sum, row) => sum + row[name], 0);
        expect([added('pieces'), added('sum')]).toEqual([total.pieces, total.sum]);
        const sold = some.filter(({ status }) => status !== 'canceled');
        expect(total.sum).toBe(sold.reduce((sum, { items }) => sum + sumOf(keptLines(items)), 0));
        expect(added('orders')).toBeGreaterThanOrEqual(total.orders);
        expect(by === 'product' || added('orders') === total.orders).toBe(true);
      }),
    );
  });
});
