import * as z from 'zod/mini';
import { id, money } from '#shared/contracts/fields.ts';
import { CommonOrder, itemFields } from '#shared/contracts/orders.ts';
import { chargedOf, moneyOf } from '#shared/domain/orders/amounts.ts';
import { orderScope } from '#shared/domain/orders/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { addressWithPostcode } from '../cart/address-with-postcode.ts';
import { entity } from '../entity.ts';
import { recordKeyOf, uniqueKey } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, getMany, ifNotExists, type Item, type Write } from '../table.ts';
import { linesWithVat } from './lines-with-vat.ts';
import { listOrderWrites, orderSubject } from './order-entries.ts';

export const ofOrder = part('order');

export const orderKey = recordKeyOf('ORDER');

const storeReference = z.nullable(z.object({ id, name: z.string(), address: z.string() }));
/**
 * Amounts in haléř, weights in grams. It has `OrderState` of the rules. Its id is the hash of the cart. `refunded` is as
 * `moneyOf` says: only the previous release reads it.
 */
const Order = z.extend(CommonOrder, {
  pickup_store: storeReference,
  supply_store: storeReference,
  items: z.array(z.object({ ...itemFields, restocked: z.int() })),
  paid_amount: money,
  reserves: z.boolean(),
});
export type Order = Omit<z.infer<typeof Order>, 'refunded'>;
const orders = entity('order', Order, [
  (old) => ({ ...old, supply_store: null }),
  (old) => ({ ...old, paid_amount: old['payment_status'] === 'paid' ? chargedOf(old as Order) : 0 }),
  // Supplies are agreed to or refused, which older code does not know.
  (old) => old,
  addressWithPostcode,
  linesWithVat,
]);

export const readOrder = (item: Item): Order => orders.read(item);

/** By id, without an access check. Strongly consistent. */
export const findOrder = async (orderId: string): Promise<Order | undefined> => {
  const item = await get(orderKey(orderId));
  return item && readOrder(item);
};

export const readsOrder = (actor: Actor, order: Order): boolean => isInScope(orderScope, actor, orderSubject(order));

/** Throws not-found if it does not exist or is out of the actor's scope. */
export const getOrder = async (actor: Actor, orderId: string): Promise<Order> => {
  const order = await findOrder(orderId);
  if (!order || !readsOrder(actor, order)) throw new Problem('not-found');
  return order;
};

/** As `getOrder`. Throws changed if it has another version. */
export const getOrderAt = async (actor: Actor, orderId: string, seen: number): Promise<Order> => {
  const order = await getOrder(actor, orderId);
  if (order.version !== seen) throw new Problem('changed');
  return order;
};

/** The part of the number of a new order, which another one may have: the handler makes another number. */
export const ofOrderNumber = part('order-number');

/** The writes of a new order, or of a changed one, whose version is one more; otherwise part `order` fails. */
export const orderWrites = (before: Order | undefined, after: Order): Write[] => [
  {
    part: ofOrder,
    put: { ...orderKey(after.id), ...orders.store({ ...after, refunded: moneyOf(after).refund }) },
    if: before ? atVersion(before.version) : ifNotExists,
  },
  ...(before ? [] : [{ part: ofOrderNumber, put: { ...numberKey(after), order_id: after.id }, if: ifNotExists }]),
  ...listOrderWrites(before, after),
];

/** For what is said about an order, whatever changes in it: part `order` fails if it was deleted. */
export const existingOrderCheck = (orderId: string): Write => ({
  part: ofOrder,
  check: orderKey(orderId),
  if: { expression: 'attribute_exists(pk)' },
});

/** For a decision on an order, in its transaction: part `order` fails if it has changed since it was read. */
export const unchangedOrderCheck = ({ id: orderId, version: seen }: Pick<Order, 'id' | 'version'>): Write => ({
  part: ofOrder,
  check: orderKey(orderId),
  if: atVersion(seen),
});

/** The writes that delete an order as it was read. */
export const orderRemovalWrites = (order: Order): Write[] => [
  { part: ofOrder, remove: orderKey(order.id), if: atVersion(order.version) },
  { part: ofOrderNumber, remove: numberKey(order) },
  ...listOrderWrites(order, undefined),
];

const numberKey = ({ number }: Pick<Order, 'number'>) => uniqueKey('order', number);

/** The statuses of orders by their ids, without an access check. */
export const statusesOf = async (ids: readonly string[]): Promise<Map<string, Order['status']>> =>
  new Map((await getMany(ids.map(orderKey))).map(readOrder).map((order) => [order.id, order.status]));
