import * as z from 'zod/mini';
import { cartLimits } from '../domain/cart/limits.ts';
import { documentStatuses, documentTransitionNames } from '../domain/supply/documents.ts';
import { supplyLimits } from '../domain/supply/limits.ts';
import { CartItem, FilledCart } from './cart.ts';
import { area, item, list, numberOfForm, paging, sortedBy } from './endpoint.ts';
import {
  day,
  id,
  idAndName,
  integer,
  money,
  multilineText,
  optionalLines,
  person,
  queryArray,
  search,
  storedInstant,
  text,
  version,
} from './fields.ts';
import { orderStatus } from './orders.ts';
import { lineVat, RateSum } from './vat-fields.ts';

const endpoint = area('supply');

export const getAccord = endpoint({
  name: 'get-accord',
  summary: 'Get the accord of a vendor: whom it supplies, and what waits for an answer',
  method: 'GET',
  path: '/api/accord',
  access: 'supply.write',
  reply: item(
    z.object({
      company: idAndName,
      /** The customers that it serves: at most 100, by name. */
      clients: z.array(idAndName),
      clients_total: z.int(),
      /** Of active stores that it serves. */
      stores_total: z.int(),
      /** Documents that wait for the customer, and those that the customer rejected. */
      documents_issued: z.int(),
      documents_rejected: z.int(),
    }),
  ),
  problems: ['not-found'],
});

/** The note on a line: the product is no longer on sale, or none or fewer pieces than wanted are available. */
export const supplyIssues = ['gone', 'sold-out', 'fewer'] as const;
const SupplyItem = z.extend(z.omit(CartItem, { price_seen: true }), { issue: z.nullable(z.enum(supplyIssues)) });
export type SupplyItem = z.infer<typeof SupplyItem>;

/** All vendors of a company fill one cart. */
export const SupplyCart = z.object({
  /** Null for an empty cart that was never filled. */
  cart_hash: z.nullable(id),
  accord: idAndName,
  /** The first of the stores that can be supplied: those with a delivery warehouse, then the others, each by name. */
  stores: z.array(z.extend(idAndName, { delivery_warehouse: z.boolean() })),
  goods_num: z.int(),
  /**
   * Haléř: of the items that can be ordered, at their prices now, with the VAT that a store of a VAT payer is charged.
   */
  order_summ: money,
  /** What `order_summ` is made of, the highest rate first. */
  vat: z.array(RateSum),
  /** Grams. */
  total_weight: z.int(),
  items: z.array(SupplyItem),
});
export type SupplyCart = z.infer<typeof SupplyCart>;

export const getSupplyCart = endpoint({
  name: 'get-supply-cart',
  summary: 'Get the cart of the accord with prices and stock of now',
  method: 'GET',
  path: '/api/accord_supply/cart',
  access: 'supply.write',
  reply: item(SupplyCart),
  problems: ['not-found'],
});

const fillingProblems = ['not-found', 'changed', 'cart-full', 'out-of-stock', 'fewer-in-stock'] as const;

export const addToSupply = endpoint({
  name: 'add-to-supply',
  summary: 'Add pieces of a product of the own company to the cart of the accord',
  method: 'POST',
  path: '/api/accord_supply/add_product',
  access: 'supply.write',
  form: true,
  body: z.strictObject({ product_id: id, count: z._default(numberOfForm(1, cartLimits.pieces), 1) }),
  reply: FilledCart,
  problems: fillingProblems,
});

export const setSupplyCount = endpoint({
  name: 'set-supply-count',
  summary: 'Set the pieces of a product in the cart of the accord; 0 removes it',
  method: 'PUT',
  path: '/api/accord_supply/products_count',
  access: 'supply.write',
  body: z.strictObject({ product_id: id, count: integer(0, cartLimits.pieces) }),
  reply: FilledCart,
  problems: fillingProblems,
});

export const clearSupply = endpoint({
  name: 'clear-supply',
  summary: 'Remove all items of the cart of the accord',
  method: 'PUT',
  path: '/api/accord_supply/clear',
  access: 'supply.write',
  body: z.strictObject({}),
  reply: item(z.object({ goods_num: z.int() })),
  problems: ['not-found', 'changed'],
});

/** Where a supply begins: being put together, or waiting for the customer, whose limit may accept it at once. */
export const supplyStatuses = ['formation', 'placement'] as const;

export const checkOutSupply = endpoint({
  name: 'check-out-supply',
  summary:
    'Supply a store with what is in the cart of the accord: an order of its company. A repeated request with the hash of the cart answers with the order that there is',
  method: 'POST',
  path: '/api/accord_supply/checkout',
  access: 'supply.write',
  form: true,
  body: z.strictObject({
    /** The store. */
    id,
    status: z._default(z.enum(supplyStatuses), 'formation'),
    comment: z._default(optionalLines(1000), ''),
    /** The cart that the client knows. Without it, the one that there is. */
    cart_hash: z.optional(id),
    /** The sum that was shown, haléř: refused if it is another one now. */
    sum: z.optional(numberOfForm(0, 100_000_000_00)),
    /** Keeps the products in a new cart, for the next store. */
    keep: z.optional(z.boolean()),
  }),
  reply: item(
    z.object({
      /** Of the order: the hash of the cart. */
      id,
      number: z.string(),
      status: orderStatus,
      /** Haléř. */
      sum: money,
    }),
  ),
  status: 201,
  problems: ['not-found', 'changed', 'store-inactive', 'cart-empty', 'cart-changed', 'out-of-stock', 'fewer-in-stock'],
});

/** A supply that is not completed or canceled. */
const Supply = z.object({
  /** Of the order. */
  id,
  number: z.string(),
  status: orderStatus,
  created_at: storedInstant,
  goods_num: z.int(),
  /** Haléř. */
  sum: money,
});
export type Supply = z.infer<typeof Supply>;
export const SupplyStore = z.object({
  ...idAndName.shape,
  address: z.string(),
  company: idAndName,
  /** Supplies go to these stores first. */
  delivery_warehouse: z.boolean(),
  /** The newest ones that are under way, at most 5. */
  supplies: z.array(Supply),
});
export type SupplyStore = z.infer<typeof SupplyStore>;

export const listSupplyStores = endpoint({
  name: 'list-supply-stores',
  summary:
    'List the stores that a vendor may supply, each with its supplies that are under way. Those with a delivery warehouse are first',
  method: 'GET',
  path: '/api/accord_supply/stores',
  access: 'supply.write',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name', 'address']),
    /** Only these, whatever the other filters say. */
    id: z.optional(queryArray(id)),
    /** The beginnings of words of the name. */
    name: z.optional(search),
  }),
  reply: list(SupplyStore),
});

export const documentStatus = z.enum(documentStatuses);
const documentTransition = z.enum(documentTransitionNames);
const numbered = z.object({ id, number: z.string() });

/** A row of the list. All amounts in haléř. */
export const DeliveryDocument = z.object({
  id,
  /** The number of the order, and of the document among those of the order. */
  number: z.string(),
  version,
  created_at: storedInstant,
  status: documentStatus,
  order: numbered,
  /** Who sells. */
  company: idAndName,
  /** The company that receives the goods; of a person who ordered for nobody else, null. */
  customer: z.nullable(idAndName),
  /** The store to which a supply goes. */
  store: z.nullable(idAndName),
  /** Who ordered. */
  user: person,
  /** In the books of the vendor. */
  external_number: z.nullable(z.string()),
  external_date: z.nullable(z.string()),
  external_id: z.nullable(z.string()),
  /** When it was taken over into the books. */
  exported_at: z.nullable(storedInstant),
  comment: z.string(),
  sum: money,
  goods_num: z.int(),
  /** The document that it changed, and the one that changed it. */
  replaces: z.nullable(numbered),
  replaced_by: z.nullable(numbered),
  /** The transitions that the caller may do now. */
  actions: z.array(documentTransition),
});
export type DeliveryDocument = z.infer<typeof DeliveryDocument>;

const DocumentItem = z.object({
  product_id: id,
  name: z.string(),
  sku: z.string(),
  /** Haléř, of a piece. */
  price: money,
  ...lineVat,
  count: z.int(),
});
export type DocumentItem = z.infer<typeof DocumentItem>;

export const FullDocument = z.extend(DeliveryDocument, {
  items: z.array(DocumentItem),
  /** What `sum` is made of, the highest rate first. */
  vat: z.array(RateSum),
  history: z.array(
    z.object({
      at: storedInstant,
      by: z.nullable(person),
      what: z.enum(['issue', ...documentTransitionNames]),
      status: documentStatus,
      /** A reason. */
      note: z.nullable(z.string()),
    }),
  ),
});
export type FullDocument = z.infer<typeof FullDocument>;

export const listDeliveryDocuments = endpoint({
  name: 'list-delivery-documents',
  summary: 'List the delivery documents of the orders that the caller reads, the newest first',
  assistant: 'Delivery documents of orders',
  page: '/delivery/view/{id}',
  method: 'GET',
  path: '/api/accord/docs/list',
  access: 'delivery-document.read',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['created_at'], 'desc'),
    statuses: z.optional(queryArray(documentStatus)),
    /** Only those of one order. */
    order_id: z.optional(id),
    /** The beginnings of the number, the number in the books, or of words of the store or the companies. */
    text: z.optional(search),
    /** Only these, whatever the other filters say. */
    id: z.optional(queryArray(id)),
  }),
  reply: list(DeliveryDocument),
});

const params = z.object({ id });

export const getDeliveryDocument = endpoint({
  name: 'get-delivery-document',
  summary: 'Get a delivery document with its items and its history',
  method: 'GET',
  path: '/api/accord/doc/{id}',
  access: 'delivery-document.read',
  params,
  reply: item(FullDocument),
  problems: ['not-found'],
});

export const setDocumentStatus = endpoint({
  name: 'set-document-status',
  whileExpired: true,
  summary: 'Accept, reject, export or cancel a delivery document: docs/rules.md says from which status and by whom',
  method: 'PUT',
  path: '/api/accord/doc/{id}/status',
  access: 'delivery-document.write',
  params,
  body: z.strictObject({
    version,
    status: z.enum(['accepted', 'rejected', 'exported', 'canceled']),
    /** For `rejected` and `canceled`. */
    reason: z.optional(multilineText(500)),
    /** For `exported`: its id in the books. */
    external_id: z.optional(z.nullable(text(60))),
  }),
  reply: item(FullDocument),
  problems: ['not-found', 'changed', 'document-not-allowed'],
});

export const getUndocumented = endpoint({
  name: 'get-undocumented',
  summary: 'Get the pieces of an order that no valid delivery document has: what the next one may have',
  method: 'GET',
  path: '/api/accord/docs/left',
  access: 'delivery-document.issue',
  query: z.strictObject({
    order_id: id,
    /** The document that the next one replaces: its pieces are free again. */
    replaces: z.optional(id),
  }),
  reply: item(z.object({ items: z.array(DocumentItem) })),
  problems: ['not-found'],
});

/** What the books of the vendor say of a document, and its pieces. */
export const DocumentFields = z.strictObject({
  external_number: z.nullable(text(60)),
  external_date: z.nullable(day),
  external_id: z.nullable(text(60)),
  comment: optionalLines(1000),
  items: z
    .array(z.strictObject({ product_id: id, count: integer(1, cartLimits.pieces) }))
    .check(z.minLength(1), z.maxLength(cartLimits.lines)),
});
export const mostDocuments = supplyLimits.documents;

export const issueDocument = endpoint({
  name: 'issue-document',
  whileExpired: true,
  summary: 'Issue a delivery document of an order, also instead of another one: a document changes by a new one only',
  method: 'POST',
  path: '/api/accord/doc',
  access: 'delivery-document.issue',
  body: z.extend(DocumentFields, {
    order_id: id,
    /** The document of the same order that it changes, as it was seen. */
    replaces: z.optional(z.strictObject({ id, version })),
  }),
  reply: item(FullDocument),
  status: 201,
  problems: ['not-found', 'changed', 'order-not-documented', 'document-not-allowed'],
});
