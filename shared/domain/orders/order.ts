import type { DeliveryType, OrderStatus, OrderTransition, PaymentStatus } from './transitions.ts';

export type OrderLine = {
  product_id: string;
  /** As it was called and priced when it was ordered, haléř; a quotation changes the price. */
  name: string;
  sku: string;
  price: number;
  count: number;
  /** Grams of a piece. */
  weight: number;
  /** Pieces that came back after they had left the stock. */
  returned: number;
};

export type OrderEvent = 'ordered' | 'edited' | 'marked_paid' | 'marked_not_paid' | 'returned';
export type HistoryEntry = {
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

/** What the rules of an order depend on. Amounts in haléř. */
export type OrderState = {
  status: OrderStatus;
  payment_status: PaymentStatus;
  delivery_type: DeliveryType;
  items: readonly OrderLine[];
  sum: number;
  delivery_cost: number;
  bonuses_spent: number;
  track_number: string | null;
  parcel_id: string | null;
  quotation: Quotation | null;
  /** Whether its pieces are still in the stock, reserved. */
  reserves: boolean;
  history: readonly HistoryEntry[];
};
