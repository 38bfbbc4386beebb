import { moveOrder } from '#shared/domain/orders/act.ts';
import { sumOf, weightOf } from '#shared/domain/orders/amounts.ts';
import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { ProductOffer } from '../data/cart/offers.ts';
import { orderLines } from '../data/orders/order-lines.ts';
import { newOrderNumber } from '../data/orders/order-number.ts';
import type { Order } from '../data/orders/orders.ts';
import type { Store } from '../data/stores/stores.ts';
import type { SupplyCart } from '../data/supply/supply-carts.ts';

/** The statuses on the way of a supply. */
const onTheWay: readonly OrderStatus[] = ['formation', 'placement'];

/** The order of the store's company that a cart becomes, in the status with which it begins. `now`: ISO 8601 UTC. */
export const toSupplyOrder = (
  { hash, lines }: Pick<SupplyCart, 'hash' | 'lines'>,
  facts: {
    actor: Pick<Actor, 'id' | 'fio'>;
    company: { id: string; name: string };
    store: Store;
    status: OrderStatus;
    comment: string;
    offers: ReadonlyMap<string, ProductOffer>;
    now: string;
  },
): Order => {
  const { company, store, offers, now } = facts;
  const user = { id: facts.actor.id, fio: facts.actor.fio };
  const items = orderLines(lines, offers);
  const order: Order = {
    id: hash,
    version: 1,
    number: newOrderNumber(now),
    company,
    customer: store.company,
    user,
    created_at: now,
    status: 'new',
    payment_status: 'not_paid',
    delivery_type: 'delivery',
    pickup_store: null,
    supply_store: { id: store.id, name: store.name, address: store.address },
    address: null,
    fio: store.name,
    phone: store.phone ?? '',
    email: null,
    comment: facts.comment,
    received_at: null,
    track_number: null,
    parcel_id: null,
    delivery_cost: 0,
    total_weight: weightOf(items),
    bonuses_spent: 0,
    sum: sumOf(items),
    bonuses_returned: 0,
    paid_amount: 0,
    parcels: [],
    items,
    quotation: null,
    reserves: true,
    history: [{ at: now, by: user, what: 'ordered', status: 'new', note: null }],
  };
  const passed = onTheWay.slice(0, onTheWay.indexOf(facts.status) + 1);
  return passed.reduce((moved, to) => moveOrder(moved, to, { by: user, roleCodes: ['V'], now }).order, order);
};
