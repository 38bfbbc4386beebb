import type { Address } from '#shared/contracts/cart.ts';
import type { Cart } from '../data/cart/carts.ts';
import type { ProductOffer } from '../data/cart/offers.ts';
import { orderLines } from '../data/orders/order-lines.ts';
import { newOrderNumber } from '../data/orders/order-number.ts';
import type { Order } from '../data/orders/orders.ts';
import type { Store } from '../data/stores/stores.ts';

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
    number: newOrderNumber(now),
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
    bonuses_returned: 0,
    paid_amount: 0,
    parcels: [],
    items: orderLines(lines, offers),
    quotation: null,
    reserves: true,
    history: [{ at: now, by: user, what: 'ordered', status: 'new', note: null }],
  };
};
