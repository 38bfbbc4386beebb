import { moveOrder } from '#shared/domain/orders/act.ts';
import type { OrderStatus } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { ProductOffer } from '../data/cart/offers.ts';
import { newOrder } from '../data/orders/new-order.ts';
import type { Order } from '../data/orders/orders.ts';
import type { Store } from '../data/stores/stores.ts';
import type { SupplyCart } from '../data/supply/supply-carts.ts';

/** The statuses on the way of a supply. */
const onTheWay: readonly OrderStatus[] = ['formation', 'placement'];

/** The order of the store's company that a cart becomes, in the status with which it begins. `now`: ISO 8601 UTC. */
export const toSupplyOrder = (
  cart: Pick<SupplyCart, 'hash' | 'lines'>,
  facts: {
    actor: Pick<Actor, 'id' | 'fio'>;
    company: { id: string; name: string };
    store: Store;
    status: OrderStatus;
    comment: string;
    offers: ReadonlyMap<string, ProductOffer>;
    isCustomerPayer: boolean;
    now: string;
  },
): Order => {
  const { actor, store, status, now, ...placed } = facts;
  const user = { id: actor.id, fio: actor.fio };
  const order = newOrder(cart, {
    ...placed,
    now,
    customer: store.company,
    user,
    delivery_type: 'delivery',
    supply_store: { id: store.id, name: store.name, address: store.address },
    fio: store.name,
    phone: store.phone ?? '',
  });
  const passed = onTheWay.slice(0, onTheWay.indexOf(status) + 1);
  return passed.reduce((moved, to) => moveOrder(moved, to, { by: user, roleCodes: ['V'], now }).order, order);
};
