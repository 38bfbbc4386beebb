import { randomUUID } from 'node:crypto';
import type { Order } from '../../functions/data/orders/orders.ts';

/** A delivery of three soaps and a brush, ordered by a buyer of a customer, in the state that a checkout leaves it in. */
export const anOrder = (changes: Partial<Order> = {}): Order => {
  const created_at = '2026-06-01T08:00:00.000Z';
  const user = { id: `buyer-${randomUUID()}`, fio: 'Barbora Bílá' };
  const line = { vat_rate: '21', vat_included: true, weight: 200, shipped: 0, returned: 0, restocked: 0 } as const;
  return {
    id: randomUUID(),
    version: 1,
    number: String(Math.floor(Math.random() * 9e9) + 1e9),
    company: { id: `vendor-${randomUUID()}`, name: 'Práce' },
    customer: { id: `customer-${randomUUID()}`, name: 'Lípa' },
    user,
    created_at,
    status: 'new',
    payment_status: 'not_paid',
    delivery_type: 'delivery',
    pickup_store: null,
    supply_store: null,
    address: {
      postcode: '110 00',
      city: 'Praha',
      region: '',
      district: '',
      street: 'Dlouhá',
      building: '5',
      entrance: '',
      flat: '12',
    },
    fio: 'Karel Nový',
    phone: '+420777000001',
    email: null,
    comment: '',
    received_at: null,
    track_number: null,
    parcel_id: null,
    delivery_cost: 99_00,
    total_weight: 800,
    bonuses_spent: 0,
    sum: 247_00,
    bonuses_returned: 0,
    paid_amount: 0,
    parcels: [],
    items: [
      { ...line, product_id: randomUUID(), name: 'Mýdlo', sku: 'M-1', price: 49_00, count: 3 },
      { ...line, product_id: randomUUID(), name: 'Kartáč', sku: 'K-1', price: 100_00, count: 1 },
    ],
    quotation: null,
    reserves: true,
    history: [{ at: created_at, by: user, what: 'ordered', status: 'new', note: null }],
    ...changes,
  };
};
