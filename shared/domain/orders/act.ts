import { Problem } from '../problem.ts';
import { chargedOf, moneyOf, piecesOf, quotedAmounts, returnedSum } from './amounts.ts';
import { orderLimits } from './limits.ts';
import type { OrderEvent, OrderState, Quotation } from './order.ts';
import {
  allowedTransitions,
  type OrderRoleCode,
  type OrderStatus,
  type OrderTransition,
  type PaymentStatus,
  transitionRow,
  transitionTo,
} from './transitions.ts';

/** Who acts as what, and when (ISO 8601 UTC). */
export type Acting = { by: { id: string; fio: string } | null; roleCodes: readonly OrderRoleCode[]; now: string };

/** What a request says beside the status. */
export type Details = {
  prices?: readonly { product_id: string; price: number }[] | undefined;
  delivery_cost?: number | undefined;
  valid_until?: string | undefined;
  note?: string | undefined;
  track_number?: string | undefined;
  parcel_id?: string | null | undefined;
  reason?: string | undefined;
};

const dayMs = 86_400_000;

/**
 * The order after it is moved to a status, and by which transition. Throws `forbidden` if the table allows it to others
 * only, `order-not-allowed` if it allows it from other statuses only, and what its guard refuses.
 */
export const moveOrder = <Order extends OrderState>(
  order: Order,
  to: OrderStatus,
  { details = {}, ...acting }: Acting & { details?: Details },
): { order: Order; transition: OrderTransition } => {
  const transition = transitionTo(order, to, acting.roleCodes);
  const { does } = transitionRow(transition);
  const guarded = withDetails(order, transition, { details, ...acting });
  requireRoom(order, to);
  const moved = { ...guarded, ...(does && effectOf(guarded, does, acting.now)), status: to };
  return { order: withEntry(moved, transition, acting, noteOf(transition, details)), transition };
};

/** The order with what its transition needs. */
const withDetails = <Order extends OrderState>(
  order: Order,
  transition: OrderTransition,
  { details, now }: Acting & { details: Details },
): Order => {
  switch (transitionRow(transition).needs) {
    case 'quotation':
      return { ...order, quotation: quotationOf(order, details, now) };
    case 'valid-quotation': {
      const until = order.quotation?.valid_until ?? '';
      if (now > until) throw new Problem('quotation-expired', { params: { until } });
      return order;
    }
    case 'track-number': {
      const { track_number, parcel_id } = { ...order, ...definedOf(details) };
      if (order.delivery_type === 'delivery' && !track_number) throw required('track_number');
      return { ...order, track_number, parcel_id };
    }
    case 'reason':
      if (!details.reason) throw required('reason');
      if (isPrevented(order, transition)) throw new Problem('order-partly-shipped');
      return order;
    default:
      return order;
  }
};

const definedOf = ({ track_number, parcel_id }: Details) => ({
  ...(track_number !== undefined && { track_number }),
  ...(parcel_id !== undefined && { parcel_id }),
});

const required = (field: string) => new Problem('invalid-input', { fields: { [field]: { key: 'required' } } });

const quotationOf = (order: OrderState, details: Details, now: string): Quotation => {
  const { prices, valid_until, note = '', delivery_cost = order.delivery_cost } = details;
  if (!prices) throw required('prices');
  if (valid_until === undefined) throw required('valid_until');
  const latest = new Date(Date.parse(now) + orderLimits.quotationDays * dayMs).toISOString();
  if (valid_until <= now || valid_until > latest)
    throw new Problem('invalid-input', {
      fields: { valid_until: { key: 'quotation-days', params: { limit: orderLimits.quotationDays } } },
    });
  const priceOf = new Map(prices.map(({ product_id, price }) => [product_id, price]));
  if (priceOf.size !== order.items.length || order.items.some(({ product_id }) => !priceOf.has(product_id)))
    throw new Problem('invalid-input', { fields: { prices: { key: 'not-all-products' } } });
  const quotation = {
    valid_until,
    note,
    delivery_cost: order.delivery_type === 'pickup' ? 0 : delivery_cost,
    items: order.items.map(({ product_id }) => ({ product_id, price: priceOf.get(product_id) ?? 0 })),
  };
  if (chargedOf({ ...order, ...quotedAmounts(order, quotation) }) < 0) throw new Problem('quotation-below-bonuses');
  return quotation;
};

type Effect = NonNullable<ReturnType<typeof transitionRow>['does']>;
const effectOf = (order: OrderState, does: Effect, now: string): Partial<OrderState> => {
  switch (does) {
    case 'take-prices':
      return order.quotation ? quotedAmounts(order, order.quotation) : {};
    case 'mark-paid':
      return paymentOf(order, 'paid');
    case 'mark-not-paid':
      return paymentOf(order, 'not_paid');
    case 'ship-rest':
      return shippedWith(order, restOf(order), now);
    case 'give-back':
      return { reserves: false, bonuses_returned: order.bonuses_spent };
  }
};

/** A payment pays what is payable. What was not paid is not given back either. */
const paymentOf = (order: OrderState, payment_status: PaymentStatus) => {
  const { paid, payable } = moneyOf(order);
  return { payment_status, paid_amount: payment_status === 'paid' ? paid + payable : 0 };
};

/** What needs a reason cancels the order, which is too late once a part was sent. */
const isPrevented = (order: OrderState, transition: OrderTransition): boolean =>
  transitionRow(transition).needs === 'reason' && isPartlyShipped(order);

/** The transitions that an account may do now, in the order of the table. */
export const offeredTransitions = (order: OrderState, who: readonly OrderRoleCode[]): OrderTransition[] =>
  allowedTransitions(order, who).filter((transition) => !isPrevented(order, transition));

const isPartlyShipped = ({ items }: OrderState): boolean => items.some(({ shipped }) => shipped > 0);

type Pieces = { product_id: string; count: number };

/** What has not been sent yet. */
const restOf = ({ items }: OrderState): Pieces[] =>
  items
    .map(({ product_id, count, shipped }) => ({ product_id, count: count - shipped }))
    .filter(({ count }) => count > 0);

/** The order after pieces left the stock. A parcel is noted only of an order that was not sent as a whole. */
const shippedWith = (
  order: OrderState,
  pieces: readonly Pieces[],
  now: string,
  track_number = order.track_number,
): Pick<OrderState, 'items' | 'parcels' | 'reserves'> => {
  const countOf = new Map(pieces.map(({ product_id, count }) => [product_id, count]));
  const items = order.items.map((line) => ({ ...line, shipped: line.shipped + (countOf.get(line.product_id) ?? 0) }));
  const isWhole = !isPartlyShipped(order) && restOf({ ...order, items }).length === 0;
  return {
    items,
    parcels: isWhole ? order.parcels : [...order.parcels, { at: now, track_number, items: pieces }],
    reserves: items.some(({ count, shipped }) => shipped < count),
  };
};

const noteOf = (transition: OrderTransition, { reason, track_number, note }: Details): string | null => {
  if (transition === 'quote') return note || null;
  if (transition === 'ready') return track_number ?? null;
  return reason ?? null;
};

/** An order is always completed or canceled, however long its history is. */
const requireRoom = ({ history }: OrderState, to?: OrderStatus): void => {
  if (history.length >= orderLimits.history && to !== 'completed' && to !== 'canceled')
    throw new Problem('too-many-order-changes', { params: { limit: orderLimits.history } });
};

const withEntry = <Order extends OrderState>(
  order: Order,
  what: OrderEvent | OrderTransition,
  { by, now }: Acting,
  note: string | null,
): Order => ({ ...order, history: [...order.history, { at: now, by, what, status: order.status, note }] });

/**
 * The order after its payment was marked. One that is processed becomes paid, and one that is paid is processed again.
 * Throws order-not-allowed for a canceled order that is marked as paid.
 */
export const markPayment = <Order extends OrderState>(order: Order, payment: PaymentStatus, acting: Acting): Order => {
  if (order.payment_status === payment) return order;
  if (payment === 'paid' && order.status === 'canceled') throw new Problem('order-not-allowed');
  if (payment === 'paid' && order.status === 'processing') return moveOrder(order, 'paid', acting).order;
  if (payment === 'not_paid' && order.status === 'paid') return moveOrder(order, 'processing', acting).order;
  requireRoom(order);
  const what = payment === 'paid' ? 'marked_paid' : 'marked_not_paid';
  return withEntry({ ...order, ...paymentOf(order, payment) }, what, acting, null);
};

const isVendor = (roleCodes: readonly OrderRoleCode[]): boolean => roleCodes.includes('V');

/** Whether a part of an order may be sent now, before the rest. */
export const mayShipPart = (order: OrderState, roleCodes: readonly OrderRoleCode[]): boolean =>
  isVendor(roleCodes) && order.status === 'ready_to_ship' && piecesOf(restOf(order)) > 1;

/**
 * The order after some of its pieces were sent; with the last ones it is on its way, or a pickup completed. Throws forbidden, order-not-allowed,
 * and invalid-input at `items` for other products or more pieces than are left.
 */
export const sendPart = <Order extends OrderState>(
  order: Order,
  { pieces, track_number }: { pieces: readonly Pieces[]; track_number?: string | undefined },
  acting: Acting,
): { order: Order; transition: OrderTransition | null } => {
  if (!isVendor(acting.roleCodes)) throw new Problem('forbidden');
  if (order.status !== 'ready_to_ship') throw new Problem('order-not-allowed');
  requireAmong(pieces, restOf(order));
  if (piecesOf(pieces) === piecesOf(restOf(order))) {
    const last = { ...order, track_number: track_number ?? order.track_number };
    return moveOrder(last, order.delivery_type === 'pickup' ? 'completed' : 'in_progress', acting);
  }
  requireRoom(order);
  const sent = { ...order, ...shippedWith(order, pieces, acting.now, track_number) };
  return { order: withEntry(sent, 'part_shipped', acting, track_number ?? null), transition: null };
};

/** Throws unless each product is named once, and of none more pieces than there are. */
const requireAmong = (pieces: readonly Pieces[], most: readonly Pieces[]): void => {
  const left = new Map(most.map(({ product_id, count }) => [product_id, count]));
  const isRepeated = new Set(pieces.map(({ product_id }) => product_id)).size < pieces.length;
  const nth = pieces.findIndex(({ product_id, count }) => count > (left.get(product_id) ?? 0));
  if (!isRepeated && nth < 0) return;
  const limit = left.get(pieces[nth]?.product_id ?? '') ?? 0;
  throw new Problem('invalid-input', {
    fields: isRepeated
      ? { items: { key: 'taken' } }
      : { [`items.${nth}.count`]: { key: 'number-too-big', params: { limit } } },
  });
};

const returnable = ({ items }: OrderState): Pieces[] =>
  items
    .map(({ product_id, shipped, returned }) => ({ product_id, count: shipped - returned }))
    .filter(({ count }) => count > 0);

/** Whether pieces of an order may be taken back now: by the vendor and the platform, once it was sent. */
export const mayReturn = (order: OrderState, roleCodes: readonly OrderRoleCode[]): boolean =>
  roleCodes.some((roleCode) => roleCode !== 'C') &&
  (order.status === 'in_progress' || order.status === 'completed') &&
  returnable(order).length > 0;

/**
 * The order after pieces came back. Their price is taken off: the bonuses that paid for them are given back, in
 * proportion, and the rest is money (`moneyOf`). When everything came back, that is all that the goods cost. Throws as
 * `sendPart` does.
 */
export const takeBack = <Order extends OrderState>(
  order: Order,
  { pieces, restock, reason }: { pieces: readonly Pieces[]; restock: boolean; reason: string },
  acting: Acting,
): Order => {
  if (acting.roleCodes.every((roleCode) => roleCode === 'C')) throw new Problem('forbidden');
  if (order.status !== 'in_progress' && order.status !== 'completed') throw new Problem('order-not-allowed');
  requireAmong(pieces, returnable(order));
  requireRoom(order);
  const countOf = new Map(pieces.map(({ product_id, count }) => [product_id, count]));
  const items = order.items.map((line) => {
    const count = countOf.get(line.product_id) ?? 0;
    return { ...line, returned: line.returned + count, restocked: line.restocked + (restock ? count : 0) };
  });
  // Bonuses that exceed the goods, after a quotation, paid for the delivery. A free product has no price.
  const bonuses = Math.min(order.bonuses_spent, order.sum);
  const bonuses_returned = order.sum === 0 ? 0 : Math.floor((bonuses * returnedSum({ items })) / order.sum);
  return withEntry({ ...order, items, bonuses_returned }, 'returned', acting, reason);
};

/** The order with changed fields and an entry that says so. */
export const editOrder = <Order extends OrderState>(order: Order, changes: Partial<Order>, acting: Acting): Order => {
  requireRoom(order);
  return withEntry({ ...order, ...changes }, 'edited', acting, null);
};

const beforeProcessing: readonly OrderStatus[] = ['new', 'quotation'];
const beforeShipping: readonly OrderStatus[] = [...beforeProcessing, 'formation', 'placement', 'processing', 'paid'];
const inHand: readonly OrderStatus[] = [...beforeShipping, 'ready_to_ship'];
const onItsWay: readonly OrderStatus[] = ['processing', 'paid', 'ready_to_ship', 'in_progress'];

/**
 * The groups of fields that somebody may change now: the recipient until it is processed (customer) or shipped
 * (platform), the numbers of the parcel while it is packed and on its way (vendor and platform).
 */
export const editableGroups = (
  { status }: Pick<OrderState, 'status'>,
  roleCodes: readonly OrderRoleCode[],
): ('recipient' | 'shipment')[] => {
  const isPlatform = roleCodes.some((roleCode) => roleCode === 'A' || roleCode === 'M');
  const recipient = isPlatform ? inHand : roleCodes.includes('C') ? beforeProcessing : [];
  const shipment = isPlatform || roleCodes.includes('V') ? onItsWay : [];
  return [
    ...(recipient.includes(status) ? (['recipient'] as const) : []),
    ...(shipment.includes(status) ? (['shipment'] as const) : []),
  ];
};
