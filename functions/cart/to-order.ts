import { randomInt } from 'node:crypto';
import type { Address } from '#shared/contracts/cart.ts';
import type { Cart } from '../data/cart/carts.ts';
import type { ProductOffer } from '../data/cart/offers.ts';
import type { Order } from '../data/orders/orders.ts';
import type { Store } from '../data/stores/stores.ts';

/** Two digits of the year and eight random ones: a number that is also a variable symbol. `now`: ISO 8601 UTC. */
const newNumber = (now: string): string => `${now.slice(2, 4)}${String(randomInt(100_000_000)).padStart(8, '0')}`;

type Recipient = { fio: string; phone: string };
type Costs = Pick<Order, 'sum' | 'delivery_cost' | 'bonuses_spent' | 'total_weight'>;

/** The order that a cart becomes: its id is the hash of the cart. */
export const toOrder = (
  { hash, company, customer, user, email, comment, received_at, is_pickup, lines }: Cart & { company: object },
  facts: {
    offers: ReadonlyMap<string, ProductOffer>;
    recipient: Recipient;
    address: Address | null;
    store: Store | null;
    costs: Costs;
    now: string;
  },
): Order => {
  const { offers, recipient, address, store, costs, now } = facts;
  return {
    id: hash,
    version: 1,
    number: newNumber(now),
    company,
    customer,
    user,
    created_at: now,
    status: 'new',
    payment_status: 'not_paid',
    delivery_type: is_pickup ? 'pickup' : 'delivery',
    pickup_store: store && { id: store.id, name: store.name, address: store.address },
    supply_store: null,
    address,
    ...recipient,
    email,
    comment,
    received_at,
    track_number: null,
    parcel_id: null,
    ...costs,
    refunded: 0,
    bonuses_returned: 0,
    parcels: [],
    items: lines.flatMap(({ product_id, count }) => {
      const offer = offers.get(product_id);
      if (!offer) return [];
      const { name, price, product } = offer;
      return [
        {
          product_id,
          name,
          sku: product.sku,
          price,
          count,
          weight: product.weight,
          shipped: 0,
          returned: 0,
          restocked: 0,
        },
      ];
    }),
    quotation: null,
    reserves: true,
    history: [{ at: now, by: user, what: 'ordered', status: 'new', note: null }],
  };
};
