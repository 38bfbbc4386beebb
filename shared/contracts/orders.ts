import * as z from 'zod/mini';
import { cartLimits } from '../domain/cart/limits.ts';
import { invoiceStatuses } from '../domain/invoices/state.ts';
import { maxDeliverySteps } from '../domain/orders/limits.ts';
import { orderEvents } from '../domain/orders/order.ts';
import { deliveryTypes, orderStatuses, orderTransitionNames, paymentStatuses } from '../domain/orders/transitions.ts';
import { Address, KeptAddress } from './cart.ts';
import { area, item, list, paging, sortedBy, versionInQuery } from './endpoint.ts';
import {
  day,
  daysInOrder,
  fromTo,
  id,
  idAndName,
  instant,
  integer,
  money,
  multilineText,
  optionalLine,
  optionalLines,
  person,
  queryArray,
  search,
  storedInstant,
  text,
  version,
} from './fields.ts';
import { email, fio, phoneNumbers } from './person-fields.ts';
import { lineVat, RateSum } from './vat-fields.ts';

const endpoint = area('orders');

export const orderStatus = z.enum(orderStatuses);
export const paymentStatus = z.enum(paymentStatuses);
const orderTransition = z.enum(orderTransitionNames);

/** What a row shows as the order is stored. All amounts in haléř. */
const CommonRow = z.object({
  id,
  /** Ten digits, also for the payment (variable symbol). */
  number: z.string(),
  version,
  created_at: storedInstant,
  status: orderStatus,
  payment_status: paymentStatus,
  /** Who sells, as it was called when it was ordered. */
  company: idAndName,
  /** The company for which somebody of the customer side ordered. */
  customer: z.nullable(idAndName),
  /** Who ordered. */
  user: person,
  delivery_type: z.enum(deliveryTypes),
  /** Of the goods, with VAT, and of their delivery, as they were ordered or accepted last. */
  sum: money,
  delivery_cost: money,
  bonuses_spent: money,
  track_number: z.nullable(z.string()),
});

/** A row of the list. */
export const OrderRow = z.extend(CommonRow, {
  pickup_store: z.nullable(idAndName),
  /** The store to which a supply goes. Null for what a customer ordered. */
  supply_store: z.nullable(idAndName),
  city: z.nullable(z.string()),
  /** Pieces of all items. */
  goods_num: z.int(),
  /**
   * What it costs in money: the sum and the delivery less the bonuses and `returned`; in quotation at the prices that
   * are offered; 0 of a canceled one.
   */
  total: money,
  /** The amount payable: what of `total` is not paid yet. `total` = `payable` + `paid` - `refunded`. */
  payable: money,
  /** Until when the quotation that waits for an answer is valid. */
  quotation_until: z.nullable(storedInstant),
  /** The transitions that the caller may do now. */
  actions: z.array(orderTransition),
});
export type OrderRow = z.infer<typeof OrderRow>;

/** A line as it is stored and shown alike. */
export const itemFields = {
  product_id: id,
  /** As it was called and priced when it was ordered; a quotation changes the price. */
  name: z.string(),
  sku: z.string(),
  count: z.int(),
  price: money,
  ...lineVat,
  /** Grams of a piece. */
  weight: z.int(),
  /** Pieces that went with a parcel, all of them once the order is on its way, and those that came back. */
  shipped: z.int(),
  returned: z.int(),
};
const OrderItem = z.object({
  ...itemFields,
  photo: z.nullable(z.string()),
  /** Pieces available now. Null for the customer. */
  available: z.nullable(z.int()),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** What happened to an order: a transition, or another event. */
const HistoryEntry = z.object({
  at: storedInstant,
  by: z.nullable(person),
  what: z.enum([...orderEvents, ...orderTransitionNames]),
  /** The status after it. */
  status: orderStatus,
  /** A reason, a track number. */
  note: z.nullable(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

const CommonQuotation = z.object({
  valid_until: storedInstant,
  note: z.string(),
  delivery_cost: money,
  items: z.array(z.object({ product_id: id, price: money })),
});
const Quotation = z.extend(CommonQuotation, {
  sum: money,
  /** What the order costs in money at these prices. */
  payable: money,
});

/** What was sent before the rest. */
const Parcel = z.object({
  at: storedInstant,
  track_number: z.nullable(z.string()),
  items: z.array(z.object({ product_id: id, count: z.int() })),
});

/**
 * What an order has in its item and in its reply alike: a change of it needs a migration of the item. The rest is stored
 * in another form, or only shown.
 */
export const CommonOrder = z.extend(CommonRow, {
  fio: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  comment: z.string(),
  /** The wanted day of the delivery. */
  received_at: z.nullable(z.string()),
  address: z.nullable(KeptAddress),
  parcel_id: z.nullable(z.string()),
  /** Grams. */
  total_weight: z.int(),
  /** The one that waits for an answer, or the one that was accepted last. */
  quotation: z.nullable(CommonQuotation),
  parcels: z.array(Parcel),
  /** What the vendor gives back of `paid`, because pieces were returned, the order was canceled or became cheaper. */
  refunded: money,
  /** Bonuses that were given back with returned pieces, or because the order was canceled. */
  bonuses_returned: money,
  history: z.array(HistoryEntry),
});

/** Groups of fields that the caller may change now. */
export const orderFieldGroups = ['recipient', 'shipment'] as const;

export const Order = z.object({
  ...OrderRow.shape,
  ...CommonOrder.shape,
  /** Of the store where it is picked up. */
  pickup_address: z.nullable(z.string()),
  supply_address: z.nullable(z.string()),
  items: z.array(OrderItem),
  /** What `total` is made of, the highest rate first: the goods and the delivery less the bonuses. */
  vat: z.array(RateSum),
  quotation: z.nullable(Quotation),
  /** The price of returned pieces less the bonuses that paid for them; of a canceled order all. */
  returned: money,
  /** In money: what was payable when it was marked as paid. */
  paid: money,
  /** Whether it is agreed: what is payable is owed from then on, and an invoice may be issued. */
  has_invoice: z.boolean(),
  /** The one that was issued. */
  invoice: z.nullable(z.object({ id, number: z.string(), status: z.enum(invoiceStatuses) })),
  may_invoice: z.boolean(),
  editable: z.array(z.enum(orderFieldGroups)),
  /** Whether the caller may send a part now, or take pieces back. */
  may_ship_part: z.boolean(),
  may_return: z.boolean(),
  may_mark_payment: z.boolean(),
  may_delete: z.boolean(),
});
export type Order = z.infer<typeof Order>;

const params = z.object({ id });

export const listOrders = endpoint({
  name: 'list-orders',
  summary: 'List the orders within the scope of the caller, the newest first',
  assistant: 'Orders of products by number, name, company or state',
  page: '/orders/view/{id}',
  method: 'GET',
  path: '/api/shop/orders',
  access: 'order.read',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['created_at'], 'desc'),
    statuses: z.optional(queryArray(orderStatus)),
    /** The account that ordered. */
    userId: z.optional(id),
    /** The company that sells, or the one for which somebody ordered. */
    company_id: z.optional(id),
    /** The beginnings of the number, or of words of the recipient, the person or the companies. */
    text: z.optional(search),
    /** Only these, whatever the other filters say. */
    id: z.optional(queryArray(id)),
  }),
  reply: list(OrderRow),
});

export const getOrder = endpoint({
  name: 'get-order',
  summary: 'Get an order with its items and its history',
  assistant: 'One order with its items, prices, delivery and history',
  page: '/orders/view/{id}',
  method: 'GET',
  path: '/api/shop/order/{id}',
  access: 'order.read',
  params,
  reply: item(Order),
  problems: ['not-found'],
});

export const OrderFields = z.strictObject({
  fio: z.optional(fio),
  phone: z.optional(phoneNumbers),
  email: z.optional(z.nullable(email)),
  comment: z.optional(optionalLines(1000)),
  received_at: z.optional(z.nullable(day)),
  /** Only of a delivery. */
  address: z.optional(Address),
  track_number: z.optional(z.nullable(text(60))),
  parcel_id: z.optional(z.nullable(text(60))),
});
export type OrderFields = z.infer<typeof OrderFields>;

export const updateOrder = endpoint({
  name: 'update-order',
  summary: 'Change who receives an order, or the numbers of its parcel. Fields that are not sent stay',
  method: 'PUT',
  path: '/api/shop/order/{id}',
  access: 'order.write',
  params,
  body: z.extend(OrderFields, { version }),
  reply: item(Order),
  problems: ['not-found', 'changed', 'order-not-allowed', 'too-many-order-changes'],
});

export const deleteOrder = endpoint({
  name: 'delete-order',
  summary: 'Delete a canceled order',
  method: 'DELETE',
  path: '/api/shop/order/{id}',
  access: 'order.delete',
  params,
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed', 'order-not-canceled', 'order-has-documents'],
});

export const setOrderStatus = endpoint({
  name: 'set-order-status',
  whileExpired: true,
  summary: 'Move an order to another status: docs/rules.md says from which, by whom, and what it needs',
  method: 'POST',
  path: '/api/shop/order/{id}/status',
  access: 'order.write',
  params,
  body: z.strictObject({
    version,
    status: orderStatus,
    /** For `quotation`: the price of every product of the order. */
    prices: z.optional(z.array(z.strictObject({ product_id: id, price: money })).check(z.maxLength(50))),
    /** For `quotation`; without it, the delivery costs what it did. */
    delivery_cost: z.optional(money),
    /** For `quotation`: in the future, at most 90 days ahead. */
    valid_until: z.optional(instant),
    /** For `quotation`, to be read by the customer. */
    note: z.optional(optionalLine(500)),
    /** For `ready_to_ship` of a delivery. */
    track_number: z.optional(text(60)),
    parcel_id: z.optional(z.nullable(text(60))),
    /** For `canceled`, also of a supply that the customer refuses. */
    reason: z.optional(multilineText(500)),
  }),
  reply: item(Order),
  problems: [
    'not-found',
    'changed',
    'order-not-allowed',
    'order-partly-shipped',
    'order-has-documents',
    'quotation-expired',
    'quotation-below-bonuses',
    'too-many-order-changes',
  ],
});

export const setOrderPayment = endpoint({
  name: 'set-order-payment',
  whileExpired: true,
  summary: 'Mark an order as paid or not paid; one that is being processed becomes paid, or the reverse',
  method: 'POST',
  path: '/api/shop/order/{id}/payment',
  access: 'order.payment',
  params,
  body: z.strictObject({ version, payment_status: paymentStatus }),
  reply: item(Order),
  problems: ['not-found', 'changed', 'order-not-allowed', 'too-many-order-changes'],
});

const someItems = z
  .array(z.strictObject({ product_id: id, count: integer(1, cartLimits.pieces) }))
  .check(z.minLength(1), z.maxLength(cartLimits.lines));

export const shipPart = endpoint({
  name: 'ship-part',
  whileExpired: true,
  summary: 'Send some pieces of an order that is ready before the rest; with the last ones it is on its way',
  method: 'POST',
  path: '/api/shop/order/{id}/parcel',
  access: 'order.write',
  params,
  body: z.strictObject({ version, items: someItems, track_number: z.optional(text(60)) }),
  reply: item(Order),
  problems: ['not-found', 'changed', 'order-not-allowed', 'too-many-order-changes'],
});

export const returnItems = endpoint({
  name: 'return-items',
  whileExpired: true,
  summary:
    'Take pieces of an order back that was sent: the bonuses that paid for them are given back, and the rest is taken off',
  method: 'POST',
  path: '/api/shop/order/{id}/return',
  access: 'order.write',
  params,
  body: z.strictObject({
    version,
    items: someItems,
    /** Whether they can be sold again. */
    restock: z.boolean(),
    reason: multilineText(500),
  }),
  reply: item(Order),
  problems: ['not-found', 'changed', 'order-not-allowed', 'too-many-order-changes'],
});

/** A company as documents name it. */
const Party = z.object({
  name: z.string(),
  inn: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

export const getOrderParties = endpoint({
  name: 'get-order-parties',
  summary: 'Get the companies of an order as its documents name them',
  method: 'GET',
  path: '/api/shop/order/{id}/parties',
  access: 'order.read',
  params,
  /** Of a person who ordered for nobody else, `customer` is their name. */
  reply: item(z.object({ seller: Party, customer: Party })),
  problems: ['not-found'],
});

export const salesGroups = ['day', 'product', 'customer'] as const;
/** Haléř. Of orders that are not canceled; `sum` is of goods, with VAT, less what was returned. */
const SalesRow = z.object({
  /** A day in Prague, or the id of the product or of the customer. */
  id: z.string(),
  name: z.string(),
  orders: z.int(),
  pieces: z.int(),
  sum: money,
});
export type SalesRow = z.infer<typeof SalesRow>;

const salesQuery = {
  /** Days in Prague, both included, at most 366. The last 30 days if they are not set. */
  ...fromTo,
  by: z._default(z.enum(salesGroups), 'day'),
  /** The vendor; a vendor reads the own company, and the platform without it all. */
  company_id: z.optional(id),
};

export const getSales = endpoint({
  name: 'get-sales',
  summary: 'Get what a vendor sold between two days: by day, by product or by customer, the most first',
  assistant: 'What a vendor sold between two days',
  method: 'GET',
  path: '/api/shop/orders/sales',
  access: 'order.sales',
  query: z.strictObject(salesQuery).check(daysInOrder),
  reply: item(
    z.object({
      from: z.string(),
      to: z.string(),
      total: z.object({ orders: z.int(), pieces: z.int(), sum: money, canceled: z.int(), returned: z.int() }),
      /** Each day, also those without sales; at most 100 products or customers. */
      rows: z.array(SalesRow),
    }),
  ),
  problems: ['not-found'],
});

export const listSales = endpoint({
  name: 'list-sales',
  summary: 'List what a vendor sold between two days as rows: each day, or every product or customer, the most first',
  method: 'GET',
  path: '/api/shop/orders/sales/rows',
  access: 'order.sales',
  query: z.strictObject({ ...paging, ...salesQuery }).check(daysInOrder),
  reply: list(SalesRow),
  problems: ['not-found'],
});

export const getYearlyOrderSum = endpoint({
  name: 'get-yearly-order-sum',
  summary: 'Get the sum of the orders of the last 365 days, without canceled ones: of a company, or of a person',
  assistant: 'What a company or person ordered this year',
  method: 'GET',
  path: '/api/shop/orders/year_sum',
  access: 'order.read',
  query: z.strictObject({
    /** Without both, the company of a buyer, otherwise the caller. */
    company_id: z.optional(id),
    userId: z.optional(id),
  }),
  reply: item(
    z.object({
      /** Haléř: goods, with VAT, without delivery. */
      sum: money,
      orders: z.int(),
      /** Days in Prague, both included. */
      from: z.string(),
      to: z.string(),
    }),
  ),
  problems: ['not-found'],
});

/** Up to a weight, a cost. Above the last one, goods are not delivered. */
const DeliveryStep = z.strictObject({
  /** Grams, included. */
  up_to: integer(1, 10_000_000),
  /** Haléř. */
  cost: money,
});
export const ShopSettingsFields = z.strictObject({
  /** Lightest first. */
  delivery: z.array(DeliveryStep).check(
    z.minLength(1),
    z.maxLength(maxDeliverySteps),
    z.check(({ value, issues }) => {
      for (const [nth, { up_to }] of value.entries())
        if (nth > 0 && up_to <= (value[nth - 1]?.up_to ?? 0))
          issues.push({ code: 'custom', message: 'weight-order', input: value, path: [nth, 'up_to'], continue: true });
    }),
  ),
  /** Of the sum of an order, what bonuses pay at most. */
  bonus_percent: integer(0, 100),
});
export type ShopSettingsInput = z.input<typeof ShopSettingsFields>;
export const ShopSettings = z.extend(ShopSettingsFields, { version: z.int() });
export type ShopSettings = z.infer<typeof ShopSettings>;

export const getShopSettings = endpoint({
  name: 'get-shop-settings',
  summary: 'Get what deliveries cost, and how much of an order bonuses pay at most',
  method: 'GET',
  path: '/api/settings/shop',
  access: 'shop-settings.write',
  reply: item(ShopSettings),
});

export const setShopSettings = endpoint({
  name: 'set-shop-settings',
  summary: 'Set what deliveries cost, and how much of an order bonuses pay at most',
  method: 'PUT',
  path: '/api/settings/shop',
  access: 'shop-settings.write',
  body: z.extend(ShopSettingsFields, {
    /** 0 until they are set for the first time. */
    version: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  reply: item(ShopSettings),
  problems: ['changed'],
});
