import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import type { Details } from './act.ts';
import { editOrder, markPayment, moveOrder, sendPart, takeBack } from './act.ts';
import { moneyOf } from './amounts.ts';
import type { OrderState } from './order.ts';
import type { OrderStatus, PaymentStatus } from './transitions.ts';
import { orderStatuses } from './transitions.ts';

const now = '2031-03-10T10:00:00.000Z';
const acting = { by: null, letters: ['A', 'V', 'C'], now } as const;
const line = { name: '', sku: '', weight: 100, shipped: 0, returned: 0, restocked: 0 };
/** 800 CZK of goods, 99 of delivery, 50 paid with bonuses. */
const ordered: OrderState = {
  status: 'new',
  payment_status: 'not_paid',
  delivery_type: 'delivery',
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
const part =
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
    ['is the rest of a higher price', [mark('paid'), quote(20_000, 50_000, 9900), to('new')], 84_900, 30_000, 0],
    ['is refunded of a lower price', [mark('paid'), quote(5000, 50_000, 9900), to('new')], 84_900, 0, 15_000],
  ])('%s', (_, events, paid, payable, refund) => {
    const order = events.reduce((before, event) => event(before), ordered);
    expect(moneyOf(order)).toMatchObject({ paid, payable, refund });
  });

  it('adds up after any history', () => {
    const product = fc.constantFrom('gloves', 'boots');
    const event = fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...orderStatuses).map((status) => to(status)) },
      { weight: 3, arbitrary: fc.constantFrom(...sent) },
      { weight: 3, arbitrary: fc.constantFrom<PaymentStatus>('paid', 'not_paid').map(mark) },
      { weight: 4, arbitrary: fc.tuple(product, fc.nat(3)).map(([id, count]) => back(id, count)) },
      fc.tuple(product, fc.nat(3)).map(([id, count]) => part(id, count)),
      fc.tuple(fc.nat(12_000), fc.nat(60_000), fc.nat(9900)).map((prices) => quote(...prices)),
      fc.constant<Event>((order) => editOrder(order, {}, acting)),
    );
    const begin = fc.record({ bonuses_spent: fc.nat(80_000), delivery_type: fc.constantFrom('delivery', 'pickup') });
    fc.assert(
      fc.property(begin, fc.array(event, { maxLength: 30 }), (first, events) => {
        let order: OrderState = { ...ordered, ...first };
        // What the customer has given, as a book beside the order.
        let cash = 0;
        for (const happen of events) {
          const before = order;
          order = tried(happen, before);
          if (order.payment_status !== before.payment_status)
            cash = order.payment_status === 'paid' ? moneyOf(before).payable : 0;
          const { charged, returned, total, paid, payable, refund } = moneyOf(order);
          expect(paid).toBe(cash);
          expect(charged - returned).toBe(payable + paid - refund);
          expect(total).toBe(charged - returned);
          expect(Math.min(total, returned, payable, refund, paid - refund)).toBeGreaterThanOrEqual(0);
          expect(Math.min(payable, refund)).toBe(0);
          const { items, bonuses_spent, bonuses_returned, delivery_cost } = order;
          const kept = items.reduce((sum, { count, returned: came, price }) => sum + (count - came) * price, 0);
          const isCanceled = order.status === 'canceled';
          expect(total).toBe(isCanceled ? 0 : kept + delivery_cost - (bonuses_spent - bonuses_returned));
          expect(bonuses_returned).toBeLessThanOrEqual(bonuses_spent);
          if (isCanceled) expect(bonuses_returned).toBe(bonuses_spent);
          if (kept === 0)
            expect(bonuses_returned).toBe(Math.min(bonuses_spent, isCanceled ? bonuses_spent : order.sum));
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
