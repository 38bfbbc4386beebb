import type { VatRate } from '../vat/vat.ts';
import type { OrderKind, OrderStatus, OrderTransition, PaymentStatus } from './transitions.ts';

type OrderLine = {
  product_id: string;
  /** As it was called and priced when it was ordered, haléř; a quotation changes the price. */
  name: string;
  sku: string;
  price: number;
  /** As it was when it was ordered. Null of a seller that was no VAT payer. */
  vat_rate: VatRate | null;
  vat_included: boolean;
  count: number;
  /** Grams of a piece. */
  weight: number;
  /** Pieces that have left the stock, those of them that came back, and of these, those that are on sale again. */
  shipped: number;
  returned: number;
  restocked: number;
};

/** What happened to an order besides its transitions. A name is stored. */
export const orderEvents = ['ordered', 'edited', 'marked_paid', 'marked_not_paid', 'part_shipped', 'returned'] as const;
export type OrderEvent = (typeof orderEvents)[number];
type HistoryEntry = {
  /** ISO 8601 UTC. */
  at: string;
  by: { id: string; fio: string } | null;
  what: OrderEvent | OrderTransition;
  status: OrderStatus;
  note: string | null;
};

export type Quotation = {
  /** ISO 8601 UTC. */
  valid_until: string;
  note: string;
  /** Haléř. */
  delivery_cost: number;
  items: readonly { product_id: string; price: number }[];
};

type Parcel = {
  /** ISO 8601 UTC. */
  at: string;
  track_number: string | null;
  items: readonly { product_id: string; count: number }[];
};

/** What the rules of an order depend on. Amounts in haléř. */
export type OrderState = OrderKind & {
  status: OrderStatus;
  payment_status: PaymentStatus;
  items: readonly OrderLine[];
  sum: number;
  delivery_cost: number;
  bonuses_spent: number;
  track_number: string | null;
  parcel_id: string | null;
  quotation: Quotation | null;
  /** Whether those of its pieces that were not shipped are still in the stock, reserved. */
  reserves: boolean;
  /** What was sent before the rest. */
  parcels: readonly Parcel[];
  /** Bonuses that were given back for returned pieces, or because it was canceled. */
  bonuses_returned: number;
  /** What the customer has paid in money: what was payable when it was marked as paid. 0 if it is not paid. */
  paid_amount: number;
  history: readonly HistoryEntry[];
};
