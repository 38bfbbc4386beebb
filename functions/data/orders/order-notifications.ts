import type { NotificationKind } from '#shared/contracts/notifications.ts';
import type { Recipient } from '#shared/domain/notifications/scope.ts';
import { moneyOf } from '#shared/domain/orders/amounts.ts';
import type { OrderStatus, OrderTransition } from '#shared/domain/orders/transitions.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import type { Payload } from '../effects.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import type { Write } from '../table.ts';
import type { Order } from './orders.ts';

/** Who changed the order. */
type By = Pick<Actor, 'id' | 'fio' | 'role' | 'company'>;

/**
 * The notifications and letters of one change of an order, for its transaction: at most three writes. An actor gets none
 * about the own action, except the letter that confirms a new order.
 */
export const orderNotificationWrites = (
  before: Order | undefined,
  after: Order,
  transition: OrderTransition | null,
  by: By,
): Write[] => {
  if (after.supply_store) {
    const notification = supplyNotificationWrite(before, after, after.supply_store.name, transition);
    if (notification) return [notification];
  }
  if (!before)
    return [
      sellerNotificationWrite(after, 'order-placed', {
        customer: customerName(after),
        amount: String(moneyOf(after).total),
      }),
      letterWrite(after, 'orderReceived'),
      letterWrite(after, 'orderPlaced'),
    ];
  if (before.payment_status !== 'paid' && after.payment_status === 'paid')
    return [sellerNotificationWrite(after, 'order-paid', { amount: String(moneyOf(after).paid) })];
  if (transition === 'accept')
    return [sellerNotificationWrite(after, 'order-quotation-accepted', { customer: customerName(after) })];
  return [
    ...(isCanceling(transition) ? cancelNotificationWrites(after, by) : []),
    ...(by.id === after.user.id && !after.supply_store ? [] : customerNotificationWrites(after, transition, by)),
  ];
};

/** The notification to the customer of a supply, by its new status: in placement it waits for the customer. */
const supplyKinds: Partial<Record<OrderStatus, NotificationKind>> = {
  formation: 'supply-placed',
  placement: 'supply-waits',
  processing: 'supply-within-limit',
};

const supplyNotificationWrite = (
  before: Order | undefined,
  after: Order,
  store: string,
  transition: OrderTransition | null,
): Write | undefined => {
  const params = { customer: customerName(after), store };
  if (!before || transition === 'place') {
    const kind = supplyKinds[after.status];
    return kind && customerNotificationWrite(after, kind, { company: after.company.name, store });
  }
  if (transition === 'agree') return sellerNotificationWrite(after, 'supply-accepted', params);
  if (transition === 'refuse')
    return sellerNotificationWrite(after, 'supply-refused', { ...params, reason: after.history.at(-1)?.note ?? '' });
  return undefined;
};

const isCanceling = (transition: OrderTransition | null) => transition === 'cancel' || transition === 'cancel_late';

const customerNotificationWrites = (order: Order, transition: OrderTransition | null, by: By): Write[] => {
  switch (transition) {
    case 'quote': {
      const params = { company: order.company.name, amount: String(moneyOf(order).total) };
      return [customerNotificationWrite(order, 'order-quoted', params), letterWrite(order, 'orderQuoted')];
    }
    case 'ready':
      return order.pickup_store
        ? [
            customerNotificationWrite(order, 'order-ready', { store: order.pickup_store.name }),
            letterWrite(order, 'orderReady'),
          ]
        : [];
    case 'ship':
      return [customerNotificationWrite(order, 'order-shipped'), ...letterWrites(order, 'orderShipped')];
    case 'cancel':
    case 'cancel_late': {
      const name = canceledBy(order, by) === 'seller' ? order.company.name : by.fio;
      return [
        customerNotificationWrite(order, 'order-canceled', { by: name }),
        ...letterWrites(order, 'orderCanceled'),
      ];
    }
    default:
      return [];
  }
};

const cancelNotificationWrites = (order: Order, by: By): Write[] => {
  switch (canceledBy(order, by)) {
    case 'seller':
      return [];
    case 'customer':
      return [sellerNotificationWrite(order, 'order-canceled', { by: customerName(order) })];
    case 'platform':
      return [sellerNotificationWrite(order, 'order-canceled', { by: by.fio })];
  }
};

/** A manager of the platform who ordered is the customer. */
const canceledBy = (
  { user, company, supply_store }: Order,
  { id, role, company: own }: By,
): 'customer' | 'seller' | 'platform' => {
  if (id === user.id && !supply_store) return 'customer';
  if (sideOf(role) === 'platform') return 'platform';
  return own?.id === company.id ? 'seller' : 'customer';
};

type Params = Record<string, string>;
const sellerNotificationWrite = (order: Order, kind: NotificationKind, params?: Params): Write =>
  orderNotificationWrite({ company: order.company.id }, order, kind, params);
const customerNotificationWrite = (order: Order, kind: NotificationKind, params?: Params): Write =>
  orderNotificationWrite(customerRecipient(order), order, kind, params);
/** Who ordered; of a supply, the buyers of the company and the managers of the store. */
export const customerRecipient = ({
  customer,
  supply_store,
  user,
}: Pick<Order, 'customer' | 'supply_store' | 'user'>): Recipient =>
  customer && supply_store ? { company: customer.id, store: supply_store.id } : { account: user.id };
const orderNotificationWrite = (to: Recipient, order: Order, kind: NotificationKind, params: Params = {}): Write =>
  notificationWrite({ kind, to, at: changedAt(order), params: { number: order.number, ...params }, about: order.id });

type AboutOrder = Extract<Payload<'send-letter'>, { order_id: string }>;
const letterWrite = (order: Order, name: AboutOrder['letter']): Write =>
  effectWrite('send-letter', { letter: name, order_id: order.id }, { now: changedAt(order) });

/** A supply has notifications only: its store has no address for letters. */
const letterWrites = (order: Order, name: AboutOrder['letter']): Write[] =>
  order.supply_store ? [] : [letterWrite(order, name)];

const changedAt = ({ history, created_at }: Order): string => history.at(-1)?.at ?? created_at;

const customerName = ({ customer, user }: Order): string => customer?.name ?? user.fio;
