import { Problem } from '../problem.ts';
import { payableOf, sumOf } from './amounts.ts';
import { orderLimits } from './limits.ts';
import type { OrderEvent, OrderState, Quotation } from './order.ts';
import type { Letter, OrderStatus, OrderTransition, PaymentStatus } from './transitions.ts';
import { allowedTransitions, orderTransitionNames, transitionRow } from './transitions.ts';

/** Who acts as what, and when (ISO 8601 UTC). */
export type Acting = { by: { id: string; fio: string } | null; letters: readonly Letter[]; now: string };

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
  const transition = transitionTo(order, to, acting.letters);
  const { does } = transitionRow(transition);
  const guarded = withDetails(order, transition, { details, ...acting });
  requireRoom(order, to);
  const moved = { ...guarded, ...(does && effectOf(guarded, does)), status: to };
  return { order: withEntry(moved, transition, acting, noteOf(transition, details)), transition };
};

const transitionTo = (order: OrderState, to: OrderStatus, letters: readonly Letter[]): OrderTransition => {
  const found = allowedTransitions(order.status, letters, order.delivery_type).find(
    (name) => transitionRow(name).to === to,
  );
  if (found) return found;
  const isTheirs = orderTransitionNames.some((name) => {
    const row = transitionRow(name);
    return row.to === to && row.who.some((letter) => letters.includes(letter));
  });
  throw new Problem(isTheirs ? 'order-not-allowed' : 'forbidden');
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
  if (payableOf({ ...order, ...quotedAmounts(order, quotation) }) < 0) throw new Problem('quotation-below-bonuses');
  return quotation;
};

/** The prices and amounts of an order if its quotation is accepted. */
export const quotedAmounts = <Order extends Pick<OrderState, 'items'>>(
  { items }: Order,
  quotation: Pick<Quotation, 'items' | 'delivery_cost'>,
): Pick<OrderState, 'items' | 'sum' | 'delivery_cost'> => {
  const priceOf = new Map(quotation.items.map(({ product_id, price }) => [product_id, price]));
  const priced = items.map((line) => ({ ...line, price: priceOf.get(line.product_id) ?? line.price }));
  return { items: priced, sum: sumOf(priced), delivery_cost: quotation.delivery_cost };
};

type Effect = NonNullable<ReturnType<typeof transitionRow>['does']>;
const effectOf = (order: OrderState, does: Effect): Partial<OrderState> => {
  switch (does) {
    case 'take-prices':
      return order.quotation ? quotedAmounts(order, order.quotation) : {};
    case 'mark-paid':
      return { payment_status: 'paid' };
    case 'mark-not-paid':
      return { payment_status: 'not_paid' };
    case 'stock-leaves':
      return { reserves: false };
    case 'stock-and-bonuses-return':
      return { reserves: false };
  }
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
  return withEntry({ ...order, payment_status: payment }, what, acting, null);
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
  letters: readonly Letter[],
): ('recipient' | 'shipment')[] => {
  const isPlatform = letters.some((letter) => letter === 'A' || letter === 'M');
  const recipient = isPlatform ? inHand : letters.includes('C') ? beforeProcessing : [];
  const shipment = isPlatform || letters.includes('V') ? onItsWay : [];
  return [
    ...(recipient.includes(status) ? (['recipient'] as const) : []),
    ...(shipment.includes(status) ? (['shipment'] as const) : []),
  ];
};
