import { randomInt } from 'node:crypto';
import type { CartLine } from '#shared/domain/cart/cart.ts';
import { sumOf, weightOf } from '#shared/domain/orders/amounts.ts';
import { vatForCustomer } from '#shared/domain/products/vat.ts';
import type { ProductOffer } from '../cart/offers.ts';
import type { Order } from './orders.ts';

const beginning = {
  version: 1,
  status: 'new',
  payment_status: 'not_paid',
  pickup_store: null,
  supply_store: null,
  address: null,
  email: null,
  received_at: null,
  track_number: null,
  parcel_id: null,
  delivery_cost: 0,
  bonuses_spent: 0,
  bonuses_returned: 0,
  paid_amount: 0,
  parcels: [],
  quotation: null,
  reserves: true,
} satisfies Partial<Order>;

type Placed = Pick<Order, 'company' | 'customer' | 'user' | 'delivery_type' | 'fio' | 'phone' | 'comment'> &
  Partial<Pick<Order, keyof typeof beginning>>;

/**
 * The order that a cart becomes: its id is the hash of the cart, its items are as their products are on sale now.
 * `isCustomerPayer`: whether it is for a company that is a VAT payer. `now`: ISO 8601 UTC.
 */
export const newOrder = (
  { hash, lines }: { hash: string; lines: readonly CartLine[] },
  {
    offers,
    isCustomerPayer,
    now,
    ...placed
  }: Placed & { offers: ReadonlyMap<string, ProductOffer>; isCustomerPayer: boolean; now: string },
): Order => {
  const items = lines.flatMap((line) => orderLines(line, offers.get(line.product_id), isCustomerPayer));
  return {
    ...beginning,
    ...placed,
    id: hash,
    number: newOrderNumber(now),
    created_at: now,
    items,
    sum: sumOf(items),
    total_weight: weightOf(items),
    history: [{ at: now, by: placed.user, what: 'ordered', status: 'new', note: null }],
  };
};

/** None for what is no longer on sale. */
const orderLines = (
  { product_id, count }: CartLine,
  offer: ProductOffer | undefined,
  isCustomerPayer: boolean,
): Order['items'] => {
  if (!offer) return [];
  const { name, price, product, vat } = offer;
  const { sku, weight } = product;
  const pieces = { shipped: 0, returned: 0, restocked: 0 };
  return [{ product_id, name, sku, price, ...vatForCustomer(vat, isCustomerPayer), count, weight, ...pieces }];
};

/** Two digits of the year and eight random ones: a number that is also a variable symbol. */
const newOrderNumber = (now: string): string => `${now.slice(2, 4)}${String(randomInt(100_000_000)).padStart(8, '0')}`;
