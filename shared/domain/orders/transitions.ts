import { type RoleCode, roleCodeOf } from '../role-codes.ts';
import type { Role } from '../roles.ts';
import { actionsIn, actionsOf, actionTo, type Transition } from '../state-table.ts';

/** Where an order is. A cart is not an order yet. */
export const orderStatuses = [
  'new',
  'quotation',
  'formation',
  'placement',
  'processing',
  'paid',
  'ready_to_ship',
  'in_progress',
  'completed',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** Those in which somebody still has something to do. */
export const openOrderStatuses = orderStatuses.filter((status) => status !== 'completed' && status !== 'canceled');
export const paymentStatuses = ['paid', 'not_paid'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const deliveryTypes = ['delivery', 'pickup'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/**
 * A: admin, M: manager, V: the vendor of the products, C: who ordered, and the buyer of their company; of a supply, the
 * buyers of the company and the managers of the store.
 */
export type OrderRoleCode = Exclude<RoleCode, 'W' | 'S'>;

/** The name of the guard's refusal says what is missing (`act.ts`). */
type Guard =
  /** Prices of every product, and until when they are valid. */
  | 'quotation'
  /** The quotation is still valid. */
  | 'valid-quotation'
  /** Of a delivery, where its parcel is followed. */
  | 'track-number'
  /** A reason, and nothing was sent yet. */
  | 'reason';

/** The only orders that have the transition. */
type Only = DeliveryType | 'supply' | 'no-supply';

type Effect =
  /** The prices of the quotation are those of the order. */
  | 'take-prices'
  | 'mark-paid'
  | 'mark-not-paid'
  /** The reserved pieces leave the stock. */
  | 'ship-rest'
  /** The reserved pieces are available again, and the bonuses are given back. */
  | 'give-back';

type Row = Transition<OrderStatus, OrderRoleCode> & { to: OrderStatus; only?: Only; needs?: Guard; does?: Effect };

/**
 * docs/rules.md, "Order": every change of the status of an order, by whom, what it needs and what it does. A name is
 * stored in the history.
 */
export const orderTransitions = {
  quote: { from: ['new', 'quotation'], to: 'quotation', who: ['V'], needs: 'quotation' },
  accept: { from: ['quotation'], to: 'new', who: ['C'], needs: 'valid-quotation', does: 'take-prices' },
  form: { from: ['new'], to: 'formation', who: ['V'] },
  place: { from: ['formation'], to: 'placement', who: ['V'] },
  process: { from: ['new', 'placement'], to: 'processing', who: ['V'], only: 'no-supply' },
  agree: { from: ['placement'], to: 'processing', who: ['C'], only: 'supply' },
  pay: { from: ['processing'], to: 'paid', who: ['A'], does: 'mark-paid' },
  unpay: { from: ['paid'], to: 'processing', who: ['A'], does: 'mark-not-paid' },
  ready: { from: ['processing', 'paid'], to: 'ready_to_ship', who: ['V'], needs: 'track-number' },
  ship: { from: ['ready_to_ship'], to: 'in_progress', who: ['V'], only: 'delivery', does: 'ship-rest' },
  hand_over: { from: ['ready_to_ship'], to: 'completed', who: ['V'], only: 'pickup', does: 'ship-rest' },
  complete: { from: ['in_progress'], to: 'completed', who: ['V', 'C'] },
  cancel: { from: ['new', 'quotation'], to: 'canceled', who: ['C', 'V', 'M', 'A'], needs: 'reason', does: 'give-back' },
  cancel_late: {
    from: ['formation', 'placement', 'processing', 'paid', 'ready_to_ship'],
    to: 'canceled',
    who: ['V', 'M', 'A'],
    needs: 'reason',
    does: 'give-back',
  },
  refuse: {
    from: ['formation', 'placement'],
    to: 'canceled',
    who: ['C'],
    only: 'supply',
    needs: 'reason',
    does: 'give-back',
  },
} as const satisfies Record<string, Row>;
export type OrderTransition = keyof typeof orderTransitions;
export const orderTransitionNames = actionsOf(orderTransitions);
const rows: Readonly<Record<OrderTransition, Row>> = orderTransitions;
export const transitionRow = (name: OrderTransition): Row => rows[name];

/**
 * What an account is to an order that it reads. Workers order for themselves, and a manager of the platform who ordered
 * is the customer, too.
 */
export const roleCodesOf = (
  { id, role }: { id: string; role: Role },
  { account_id }: { account_id: string },
): readonly OrderRoleCode[] => {
  const roleCode = roleCodeOf(role);
  if (roleCode === null) return [];
  if (roleCode === 'W') return ['C'];
  return roleCode === 'M' && id === account_id ? ['M', 'C'] : [roleCode];
};

export type OrderKind = {
  delivery_type: DeliveryType;
  /** The store to which a supply goes; null for what a customer ordered. */
  supply_store: { id: string } | null;
};

/** Whether a transition is one of such an order, whatever its status. */
const isTransitionOf = (name: OrderTransition, { delivery_type, supply_store }: OrderKind): boolean => {
  const { only } = transitionRow(name);
  if (only === undefined) return true;
  if (only === 'supply') return supply_store !== null;
  return only === 'no-supply' ? supply_store === null : delivery_type === only;
};

/**
 * Whether an order is agreed: the seller has accepted it, or the customer the supply. From then on what is payable is
 * owed, and there is an invoice.
 */
export const isAgreed = ({
  status,
  supply_store,
}: Pick<OrderKind, 'supply_store'> & { status: OrderStatus }): boolean => {
  if (status === 'new' || status === 'quotation' || status === 'canceled') return false;
  return supply_store === null || (status !== 'formation' && status !== 'placement');
};

type Moving = OrderKind & { status: OrderStatus };

/** The transitions that the table allows of an order to an account, in its order, whatever they need. */
export const allowedTransitions = (order: Moving, who: readonly OrderRoleCode[]): OrderTransition[] =>
  actionsIn(rows, order.status, who).filter((name) => isTransitionOf(name, order));

/** Throws `forbidden` if the table allows it to others only, `order-not-allowed` if from other statuses only. */
export const transitionTo = (order: Moving, to: OrderStatus, who: readonly OrderRoleCode[]): OrderTransition =>
  actionTo(rows, { from: order.status, to }, who, 'order-not-allowed', (name) => isTransitionOf(name, order));
