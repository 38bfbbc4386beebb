import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderRates } from '../invoices/order-lines.ts';
import { Problem } from '../problem.ts';
import { sumOfRates, vatRates } from '../vat/vat.ts';
import { type Details, markPayment, moveOrder, sendPart, takeBack } from './act.ts';
import { keptLines, moneyOf, pricedOf, sumOf } from './amounts.ts';
import type { OrderState } from './order.ts';
import { type OrderStatus, orderStatuses, type PaymentStatus } from './transitions.ts';

const now = '2031-03-10T10:00:00.000Z';
const acting = { by: null, roleCodes: ['A', 'V', 'C'], now } as const;
const line = {
  name: '',
  sku: '',
  vat_rate: '21',
  vat_included: true,
  weight: 100,
  shipped: 0,
  returned: 0,
  restocked: 0,
} as const;
/** 800 CZK of goods, 99 of delivery, 50 paid with bonuses. */
const ordered: OrderState = {
  status: 'new',
  payment_status: 'not_paid',
  delivery_type: 'delivery',
  supply_store: null,
  items: [
    { ...line, product_id: 'gloves', price: 10_000, count: 3 },
    { ...line, product_id: 'boots', price: 50_000, count: 1 },
  ],
  sum: 80_000,
  delivery_cost: 9900,
  bonuses_spent: 5000,
  track_number: 'T1',
  parcel_id: null,
  quotation: null,
  reserves: true,
  parcels: [],
  bonuses_returned: 0,
  paid_amount: 0,
  history: [],
};

type Event = (order: OrderState) => OrderState;
const to =
  (status: OrderStatus, details: Details = {}): Event =>
  (order) =>
    moveOrder(order, status, { ...acting, details: { reason: 'Mistake', ...details } }).order;
const mark =
  (payment: PaymentStatus): Event =>
  (order) =>
    markPayment(order, payment, acting);
const back =
  (product_id: string, count = 1): Event =>
  (order) =>
    takeBack(order, { pieces: [{ product_id, count }], restock: true, reason: 'Wrong size' }, acting);
const partOf =
  (product_id: string, count = 1): Event =>
  (order) =>
    sendPart(order, { pieces: [{ product_id, count }] }, acting).order;
const quote = (gloves: number, boots: number, delivery_cost: number): Event =>
  to('quotation', {
    prices: [
      { product_id: 'gloves', price: gloves },
      { product_id: 'boots', price: boots },
    ],
    delivery_cost,
    valid_until: '2031-03-20T22:59:59.000Z',
  });
const sent = [to('processing'), to('ready_to_ship'), to('in_progress')];
const allBack = [back('gloves', 3), back('boots')];

describe('the money of an order', () => {
  it.each<[string, Event[], paid: number, payable: number, refund: number]>([
    ['is all to pay at first', [], 0, 84_900, 0],
    ['is paid', [mark('paid')], 84_900, 0, 0],
    ['is to pay again', [mark('paid'), mark('not_paid')], 0, 84_900, 0],
    // Of the glove of 100 CZK, 6.25 came back in bonuses.
    ['falls with a return before the payment', [...sent, back('gloves')], 0, 75_525, 0],
    ['is paid as it is then', [...sent, back('gloves'), mark('paid')], 75_525, 0, 0],
    ['is refunded of later returns', [...sent, back('gloves'), mark('paid'), back('gloves')], 75_525, 0, 9375],
    ['is refunded for all goods', [mark('paid'), ...sent, ...allBack], 84_900, 0, 75_000],
    ['is the delivery when all goods came back', [...sent, ...allBack], 0, 9900, 0],
    ['is not refunded when it was not paid', [mark('paid'), ...sent, ...allBack, mark('not_paid')], 0, 9900, 0],
    ['is nothing when it is canceled', [to('canceled')], 0, 0, 0],
    ['is refunded when it is canceled', [mark('paid'), to('canceled')], 84_900, 0, 84_900],
    ['is that of the offer in quotation', [quote(5000, 50_000, 0)], 0, 60_000, 0],
    ['is the rest of a higher price', [mark('paid'), quote(20_000, 50_000, 9900), to('new')], 84_900, 30_000, 0],
    ['is refunded of a lower price', [mark('paid'), quote(5000, 50_000, 9900), to('new')], 84_900, 0, 15_000],
  ])('%s', (_, events, paid, payable, refund) => {
    const order = events.reduce((before, event) => event(before), ordered);
    expect(moneyOf(order)).toMatchObject({ paid, payable, refund });
  });

  it('adds up after any history', () => {
    const product = fc.constantFrom('gloves', 'boots');
    const payment = fc.constantFrom<PaymentStatus>('paid', 'not_paid').map(mark);
    const priced = fc.tuple(fc.nat(12_000), fc.nat(60_000), fc.nat(40_000)).map(
      (prices): Event =>
        (order) =>
          to('new')(quote(...prices)(order)),
    );
    const part = fc.tuple(product, fc.nat(3)).map(([id, count]) => partOf(id, count));
    const returned = fc.tuple(product, fc.integer({ min: 1, max: 3 })).map(([id, count]) => back(id, count));
    const any = fc.oneof(payment, priced, part, returned, fc.constantFrom(...orderStatuses.map((one) => to(one))));
    const history = fc
      .tuple(
        fc.array(fc.oneof(payment, priced), { maxLength: 3 }),
        fc.array(any, { maxLength: 4 }),
        fc.constantFrom([], [to('processing'), to('paid')], [...sent, to('completed')]),
        fc.array(fc.oneof({ weight: 3, arbitrary: returned }, payment, any), { maxLength: 12 }),
      )
      .map((phases) => phases.flat());
    const vat = fc.record({ vat_rate: fc.constantFrom(...vatRates), vat_included: fc.boolean() });
    const begin = fc
      .record({
        items: fc.tuple(vat, vat).map((vats) => ordered.items.map((each, nth) => ({ ...each, ...vats[nth] }))),
        bonuses_spent: fc.nat(80_000),
        delivery_type: fc.constantFrom('delivery' as const, 'pickup' as const),
      })
      .map((drawn) => ({ ...ordered, ...drawn, sum: sumOf(drawn.items) }));
    fc.assert(
      fc.property(begin, history, (first, events) => {
        let order: OrderState = first;
        // What the customer has paid, counted beside the order.
        let cash = 0;
        for (const event of events) {
          const before = order;
          order = tried(event, before);
          const what = order === before ? undefined : order.history.at(-1)?.what;
          if (what === 'pay' || what === 'marked_paid') cash += moneyOf(before).payable;
          if (what === 'unpay' || what === 'marked_not_paid') cash = 0;
          const { charged, returned: off, total, paid, payable, refund } = moneyOf(order);
          expect(paid).toBe(cash);
          expect(charged - off).toBe(total);
          expect(total).toBe(payable + paid - refund);
          expect(Math.min(total, off, payable, refund, paid - refund)).toBeGreaterThanOrEqual(0);
          expect(Math.min(payable, refund)).toBe(0);
          const { items, sum, bonuses_spent, bonuses_returned, delivery_cost } = pricedOf(order);
          if (order.status === 'canceled') {
            expect([total, bonuses_returned]).toEqual([0, bonuses_spent]);
            continue;
          }
          const kept = sumOf(keptLines(items));
          expect(total).toBe(kept + delivery_cost - (bonuses_spent - bonuses_returned));
          // An invoice says the same, by rate.
          expect(sumOfRates(orderRates(pricedOf(order))).total).toBe(total);
          // In proportion, rounded down.
          const lost = Math.min(bonuses_spent, sum) * (sum - kept) - bonuses_returned * sum;
          expect(lost).toBeGreaterThanOrEqual(0);
          expect(lost).toBeLessThan(Math.max(1, sum));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** The order after an event, or as it was if the rules refuse it. */
const tried = (event: Event, order: OrderState): OrderState => {
  try {
    return event(order);
  } catch (error) {
    if (error instanceof Problem) return order;
    throw error;
  }
};
