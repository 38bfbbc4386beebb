import * as z from 'zod/mini';
import { cartLimits } from '../domain/cart/limits.ts';
import { isPostcode, writePostcode } from '../domain/cart/postcode.ts';
import { area, item, list, paging, signedDigits, sortedBy } from './endpoint.ts';
import {
  bounded,
  day,
  id,
  idAndName,
  integer,
  money,
  optionalLine,
  optionalLines,
  person,
  storedInstant,
  text,
} from './fields.ts';
import { email, fio, phoneNumbers } from './person-fields.ts';
import { lineVat, RateSum } from './vat-fields.ts';

const endpoint = area('cart');

const aPostcode = (isOptional: boolean) =>
  bounded(40).check(
    z.overwrite(writePostcode),
    z.refine((written) => isPostcode(written) || (isOptional && written === ''), {
      error: ({ input }) => (input === '' ? 'required' : 'not-postcode'),
    }),
  );

/** Where an order is delivered, in Czechia. Empty texts are left out of what is shown. */
export const Address = z.strictObject({
  /** `110 00`; it is also taken without its space. */
  postcode: aPostcode(false),
  city: text(100),
  region: optionalLine(100),
  district: optionalLine(100),
  street: optionalLine(200),
  building: text(40),
  entrance: optionalLine(40),
  flat: optionalLine(40),
});
export type Address = z.infer<typeof Address>;
/** As it is kept: one of before there were postcodes has an empty one. */
export const KeptAddress = z.object({ ...Address.shape, postcode: z.string() });

/** Who receives the order, and how. What is not known yet is null. */
export const CartDetails = z.strictObject({
  fio: z.nullable(fio),
  email: z.nullable(email),
  phone: z.nullable(phoneNumbers),
  /** The wanted day of the delivery. */
  received_at: z.nullable(day),
  comment: optionalLines(1000),
  isPickup: z.boolean(),
  /** A store of the caller's list with order pickup. */
  pickupStore: z.nullable(id),
  address: z.nullable(Address),
});
export type CartDetails = z.infer<typeof CartDetails>;
export type CartDetailsInput = z.input<typeof CartDetails>;

/**
 * The note on a line: the product is no longer on sale or is another company's, none or fewer pieces than
 * wanted are available, or the price is another one than when it was added.
 */
export const cartIssues = ['gone', 'sold-out', 'fewer', 'repriced'] as const;
export const CartItem = z.object({
  product: z.object({
    id,
    /** As it was called when it was added, if it is gone. */
    name: z.string(),
    sku: z.string(),
    photo: z.nullable(z.string()),
    available: z.int(),
    /** Grams. */
    weight: z.int(),
  }),
  count: z.int(),
  /** Haléř, now. */
  product_price: money,
  ...lineVat,
  /** Haléř, when it was added or its count was last set. */
  price_seen: money,
  issue: z.nullable(z.enum(cartIssues)),
});
export type CartItem = z.infer<typeof CartItem>;

/** All amounts in haléř. */
export const Cart = z.object({
  /** Null without a cart; then it has no items. */
  cart_hash: z.nullable(id),
  cartCompanyId: z.nullable(id),
  company: z.nullable(idAndName),
  /** Pieces of all items. */
  goods_num: z.int(),
  /**
   * Of the items that can be ordered, at their prices now, with VAT. Those that are gone or sold out cost and weigh
   * nothing.
   */
  order_summ: money,
  items: z.array(CartItem),
  fio: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  received_at: z.nullable(z.string()),
  comment: z.string(),
  isPickup: z.boolean(),
  pickupStore: z.nullable(id),
  address: z.nullable(KeptAddress),
  /** Grams. */
  total_weight: z.int(),
  /** Of a delivery, 0 if there is nothing to deliver; null if the goods are too heavy to be delivered. */
  delivery_cost: z.nullable(money),
  bonuses: z.object({
    balance: z.int(),
    /** What this order may be paid with at most, with its delivery as it is chosen. */
    usable: money,
  }),
  /** What is to be paid without bonuses. Null if the goods cannot be delivered. */
  payable: z.nullable(money),
  /** What `payable` is made of, the highest rate first. Of the goods only, if they cannot be delivered. */
  vat: z.array(RateSum),
});
export type Cart = z.infer<typeof Cart>;

/** A count at or below 0 removes the product. */
const wantedCount = integer(-cartLimits.pieces, cartLimits.pieces);
/** The hash of the caller's cart, or `current`. Another hash is not found. */
const params = z.object({ hash: id });

export const getCart = endpoint({
  name: 'get-cart',
  summary: 'Get the cart of the caller with prices and stock of now. The hash `current` is always theirs',
  assistant: 'The cart of the person; its hash is `current`',
  method: 'GET',
  path: '/api/shop/cart/{hash}',
  access: 'cart.write',
  params,
  reply: item(Cart),
  problems: ['not-found'],
});

/** The notes on what the merge of a guest's cart changed. */
export const mergeNotes = ['gone', 'sold-out', 'fewer', 'repriced', 'full'] as const;
const MergeNote = z.object({
  product_id: id,
  name: z.string(),
  note: z.enum(mergeNotes),
  /** Pieces in the cart now. */
  count: z.int(),
});
export type MergeNote = z.infer<typeof MergeNote>;

export const createCart = endpoint({
  name: 'create-cart',
  summary:
    'Create the cart of the caller, or return it, with the items of a cart that was filled before signing in. A line in both has the larger count',
  method: 'POST',
  path: '/api/shop/cart',
  access: 'cart.write',
  repeatable: true,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          product_id: id,
          count: integer(1, cartLimits.pieces),
          /** The price that was shown when it was added, so that a change is noted. */
          price: z.optional(money),
          name: z.optional(text(500)),
        }),
      )
      .check(z.maxLength(cartLimits.lines)),
    /** If the cart has items of another company: `replace` takes these, `keep` leaves the cart. Otherwise refused. */
    other_company: z.optional(z.enum(['replace', 'keep'])),
  }),
  reply: z.extend(item(Cart), { notes: z.array(MergeNote) }),
  problems: ['cart-other-company'],
});

export const setCart = endpoint({
  name: 'set-cart',
  summary: 'Set who receives the order of the cart, and how. Fields that are not sent stay as they are',
  method: 'PUT',
  path: '/api/shop/cart/{hash}',
  access: 'cart.write',
  params,
  body: z.partial(CartDetails),
  reply: item(Cart),
  problems: ['not-found', 'changed'],
});

export const clearCart = endpoint({
  name: 'clear-cart',
  summary: 'Remove all items of the cart',
  method: 'PUT',
  path: '/api/shop/cart/{hash}/clear',
  access: 'cart.write',
  params,
  body: z.strictObject({}),
  reply: item(Cart),
  problems: ['not-found', 'changed'],
});

/** The answer of adding pieces of a product, or of setting them. */
export const FilledCart = item(
  z.object({
    cart_hash: id,
    /** Pieces of this product, and of all. */
    count: z.int(),
    goods_num: z.int(),
  }),
);

export const addToCart = endpoint({
  name: 'add-to-cart',
  summary:
    'Add pieces of a product to the cart of the caller, which is created if there is none. A count at or below 0 removes the product',
  assistant: 'Put pieces of a product into the cart',
  method: 'POST',
  path: '/api/shop/cart/add_product',
  access: 'cart.write',
  query: z.strictObject({
    product_id: id,
    count: z._default(signedDigits(-cartLimits.pieces, cartLimits.pieces), 1),
    /** The cart that the client knows. Without it, whichever is theirs. */
    hash: z.optional(id),
  }),
  body: z.strictObject({
    /** Whether the product replaces the items of another company. Otherwise it is refused. */
    replace: z.optional(z.boolean()),
  }),
  reply: FilledCart,
  problems: ['not-found', 'changed', 'cart-other-company', 'cart-full', 'out-of-stock', 'fewer-in-stock'],
});

export const setCartCount = endpoint({
  name: 'set-cart-count',
  summary: 'Set the pieces of a product in the cart; at or below 0 removes it',
  method: 'PUT',
  path: '/api/shop/cart/{hash}/products_count',
  access: 'cart.write',
  params,
  body: z.strictObject({ product_id: id, count: wantedCount }),
  reply: item(Cart),
  problems: ['not-found', 'changed', 'out-of-stock', 'fewer-in-stock'],
});

export const checkOut = endpoint({
  name: 'check-out',
  summary:
    'Order what is in the cart: stock and bonuses are taken in one step. What the request leaves out is of the cart, or the name and phone of the account. A repeated request answers with the order that there is',
  method: 'POST',
  path: '/api/shop/cart/{hash}/checkout',
  access: 'cart.write',
  params,
  body: z.strictObject({
    /** Null for a pickup. The address of the cart if it is not sent. */
    address: z.optional(z.nullable(Address)),
    status: z.literal('new'),
    useBonuse: z.boolean(),
    /** The amount that was shown, haléř: refused if it is another one now. Without it, no price may have changed. */
    payable: z.optional(money),
  }),
  reply: item(
    z.object({
      /** Of the order: the hash of the cart. */
      id,
      number: z.string(),
      payable: money,
    }),
  ),
  status: 201,
  problems: [
    'not-found',
    'changed',
    'cart-empty',
    'cart-changed',
    'out-of-stock',
    'fewer-in-stock',
    'too-heavy-to-deliver',
  ],
});

export const AbandonedCart = z.object({
  id,
  company: idAndName,
  user: person,
  /** For whom the user would order. */
  customer: z.nullable(idAndName),
  updated_at: storedInstant,
  goods_num: z.int(),
  /** Haléř, at the prices when the items were added, without the VAT that they do not include. */
  order_summ: money,
});
export type AbandonedCart = z.infer<typeof AbandonedCart>;

export const listAbandonedCarts = endpoint({
  name: 'list-abandoned-carts',
  summary: 'List the carts that nobody has changed for a day, the newest first: a vendor those with its products',
  method: 'GET',
  path: '/api/shop/carts/abandoned',
  access: 'order.list',
  query: z.strictObject({ ...paging, ...sortedBy(['updated_at'], 'desc') }),
  reply: list(AbandonedCart),
});

/** An address under which somebody receives orders again. */
const SavedAddress = z.strictObject({
  ...Address.shape,
  postcode: aPostcode(true),
  id,
  name: text(60),
  fio,
  phone: phoneNumbers,
});
export type SavedAddress = z.infer<typeof SavedAddress>;
export const SavedAddresses = z.object({ version: z.int(), addresses: z.array(SavedAddress) });

export const listAddresses = endpoint({
  name: 'list-addresses',
  summary: 'List the addresses that the caller has saved, the last one first',
  method: 'GET',
  path: '/api/shop/addresses',
  access: 'cart.write',
  reply: item(SavedAddresses),
});

export const saveAddresses = endpoint({
  name: 'save-addresses',
  summary: 'Save addresses of the caller, instead of those that were saved',
  method: 'PUT',
  path: '/api/shop/addresses',
  access: 'cart.write',
  body: z.strictObject({
    /** 0 until some are saved for the first time. */
    version: integer(0, Number.MAX_SAFE_INTEGER),
    addresses: z.array(SavedAddress).check(z.maxLength(cartLimits.addresses)),
  }),
  reply: item(SavedAddresses),
  problems: ['changed'],
});

export const stopCartReminders = endpoint({
  name: 'stop-cart-reminders',
  summary: 'Stop the letters about abandoned carts, by the code of a link in such a letter',
  method: 'POST',
  path: '/api/_p/cart_reminders/stop',
  access: 'public',
  body: z.strictObject({ code: bounded(200).check(z.minLength(1)) }),
  reply: item(z.object({ stopped: z.literal(true) })),
  problems: ['not-found'],
});
