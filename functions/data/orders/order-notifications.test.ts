import { describe, expect, it } from 'vitest';
import type { OrderTransition } from '#shared/domain/orders/transitions.ts';
import type { Actor, Role } from '#shared/domain/roles.ts';
import { anOrder } from '../../../test/world/an-order.ts';
import type { Write } from '../table.ts';
import { orderNotificationWrites } from './order-notifications.ts';
import type { Order } from './orders.ts';

const order = anOrder({ number: '1234567890' });
type By = Pick<Actor, 'id' | 'fio' | 'role' | 'company'>;
const person = (role: Role, company: Actor['company'] = null): By => ({
  id: role,
  fio: `Fio of ${role}`,
  role,
  company,
});
const customer = { ...person('ROLE_BUYER_MANAGER', order.customer), id: order.user.id };
const buyer = person('ROLE_BUYER', order.customer);
const vendor = person('ROLE_VENDOR', order.company);
const admin = person('ROLE_ADMIN');

/** `to kind {params}` of a notification, `letter name`. */
const notifiedBy = (writes: readonly Write[]) =>
  writes.map((write) => {
    const { pk, kind_of, about, params, payload } = 'put' in write ? write.put : {};
    if (payload) {
      const { letter, order_id } = payload as { letter: string; order_id: string };
      return `letter ${letter} ${order_id === order.id}`;
    }
    const to = pk === `NOTIFICATIONS#COMPANY#${order.company.id}` ? 'seller' : 'customer';
    if (to === 'customer') expect(pk).toBe(`NOTIFICATIONS#ACCOUNT#${order.user.id}`);
    expect(about).toBe(order.id);
    const { number, ...others } = params as Record<string, string>;
    expect(number).toBe(order.number);
    return `${to} ${String(kind_of)} ${Object.values(others).join(', ')}`.trim();
  });
const notified = (transition: OrderTransition | null, by: By, change: Partial<Order> = {}, before = order) =>
  notifiedBy(orderNotificationWrites(before, { ...order, ...change }, transition, by));

describe('of an order', () => {
  it('that is new, the seller gets a notice, and who ordered a letter', () => {
    const writes = notifiedBy(orderNotificationWrites(undefined, order, null, customer));
    expect(writes).toEqual(['seller order-placed Lípa, 34600', 'letter orderReceived true', 'letter orderPlaced true']);
    const own = notifiedBy(orderNotificationWrites(undefined, { ...order, customer: null }, null, customer));
    expect(own[0]).toBe('seller order-placed Barbora Bílá, 34600');
  });

  it('that is priced, who ordered gets the new amount', () => {
    const [soap, brush] = order.items;
    const items = [
      { product_id: String(soap?.product_id), price: 10_00 },
      { product_id: String(brush?.product_id), price: 20_00 },
    ];
    const quotation = { valid_until: '2026-06-08T08:00:00.000Z', note: '', delivery_cost: 5_00, items };
    expect(notified('quote', vendor, { status: 'quotation', quotation })).toEqual([
      'customer order-quoted Práce, 5500',
      'letter orderQuoted true',
    ]);
    expect(notified('accept', customer)).toEqual(['seller order-quotation-accepted Lípa']);
  });

  it('that is paid, the seller gets one notice, whether it moves or not', () => {
    const paid = { payment_status: 'paid', paid_amount: 346_00 } as const;
    expect(notified('pay', admin, paid)).toEqual(['seller order-paid 34600']);
    expect(notified(null, admin, paid)).toEqual(['seller order-paid 34600']);
    expect(notified('pay', admin, paid, { ...order, ...paid })).toEqual([]);
    expect(notified('unpay', admin, {}, { ...order, ...paid })).toEqual([]);
  });

  it('that is ready or on its way, who ordered gets a notice and a letter', () => {
    const pickup_store = { id: 's', name: 'Náměstí', address: 'Náměstí Míru 1' };
    expect(notified('ready', vendor)).toEqual([]);
    expect(notified('ready', vendor, { pickup_store })).toEqual([
      'customer order-ready Náměstí',
      'letter orderReady true',
    ]);
    expect(notified('ship', vendor)).toEqual(['customer order-shipped', 'letter orderShipped true']);
  });

  it.each<[string, By, string[]]>([
    ['who ordered, the seller', customer, ['seller order-canceled Lípa']],
    [
      'the buyer of the company, the seller and who ordered',
      buyer,
      ['seller order-canceled Lípa', 'customer order-canceled Fio of ROLE_BUYER', 'letter orderCanceled true'],
    ],
    ['the seller, who ordered', vendor, ['customer order-canceled Práce', 'letter orderCanceled true']],
    [
      'the platform, both',
      admin,
      [
        'seller order-canceled Fio of ROLE_ADMIN',
        'customer order-canceled Fio of ROLE_ADMIN',
        'letter orderCanceled true',
      ],
    ],
  ])('that is canceled by %s gets a notice', (_, by, expected) => {
    expect(notified('cancel', by)).toEqual(expected);
    expect(notified('cancel_late', by)).toEqual(expected);
  });

  it('that a manager of the platform ordered and cancels, the seller gets a notice', () => {
    const manager = { ...person('ROLE_MANAGER'), id: order.user.id };
    expect(notified('cancel', manager, { customer: null })).toEqual(['seller order-canceled Barbora Bílá']);
  });

  it('that is a supply, the buyers and the managers of the store get notices, and nobody a letter', () => {
    const supply_store = { id: 's', name: 'Náměstí', address: 'Náměstí Míru 1' };
    const supply = { ...order, supply_store, user: { id: vendor.id, fio: vendor.fio } };
    const notificationsOf = (
      before: Order | undefined,
      transition: OrderTransition | null,
      by: By,
      change: Partial<Order> = {},
    ) =>
      orderNotificationWrites(before, { ...supply, ...change }, transition, by).map((write) => {
        const { pk, kind_of } = 'put' in write ? write.put : {};
        return `${String(pk)} ${String(kind_of)}`;
      });
    const store = `NOTIFICATIONS#STORE#${order.customer?.id}#s`;
    expect(notificationsOf(undefined, null, vendor, { status: 'formation' })).toEqual([`${store} supply-placed`]);
    expect(notificationsOf(undefined, null, vendor, { status: 'placement' })).toEqual([`${store} supply-waits`]);
    expect(notificationsOf(supply, 'place', vendor, { status: 'placement' })).toEqual([`${store} supply-waits`]);
    expect(notificationsOf(supply, 'place', vendor, { status: 'processing' })).toEqual([
      `${store} supply-within-limit`,
    ]);
    expect(notificationsOf(supply, 'ship', vendor)).toEqual([`${store} order-shipped`]);
    expect(notificationsOf(supply, 'cancel_late', vendor)).toEqual([`${store} order-canceled`]);
    expect(notificationsOf(supply, 'complete', buyer)).toEqual([]);
  });

  it('that is a supply, the seller gets a notice of the answer, with the reason of a refusal', () => {
    const supply_store = { id: 's', name: 'Náměstí', address: 'Náměstí Míru 1' };
    const refused = { at: order.created_at, by: null, what: 'refuse', status: 'canceled', note: 'Máme dost.' } as const;
    expect(notified('agree', buyer, { supply_store, status: 'processing' })).toEqual([
      'seller supply-accepted Lípa, Náměstí',
    ]);
    expect(notified('refuse', buyer, { supply_store, status: 'canceled', history: [refused] })).toEqual([
      'seller supply-refused Lípa, Náměstí, Máme dost.',
    ]);
  });

  it.each<OrderTransition | null>([null, 'form', 'place', 'process', 'hand_over', 'complete'])(
    'that is otherwise changed (%s), nobody gets anything',
    (transition) => {
      expect(notified(transition, vendor)).toEqual([]);
    },
  );
});
