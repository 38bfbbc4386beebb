import * as z from 'zod/mini';
import { type Issue, issueOf } from '#shared/domain/cart/cart.ts';
import { cartLimits } from '#shared/domain/cart/limits.ts';
import { piecesOf } from '#shared/domain/orders/amounts.ts';
import { vatForCustomer } from '#shared/domain/products/vat.ts';
import type { PriceVat } from '#shared/domain/vat/vat.ts';

/** A product as a cart needs it. */
export type CartProduct = PriceVat & {
  id: string;
  name: string;
  photo: string | null;
  /** Haléř. */
  price: number;
  available: number;
  company: { id: string; name: string };
};

const pieces = z.int().check(z.gte(1), z.lte(cartLimits.pieces));
const GuestCart = z.object({
  company: z.object({ id: z.string(), name: z.string() }),
  items: z
    .array(
      z.object({
        product_id: z.string().check(z.minLength(1), z.maxLength(64)),
        name: z.string().check(z.minLength(1), z.maxLength(500)),
        photo: z.nullable(z.string()),
        count: pieces,
        /** Haléř, when its count was last set. */
        price: z.int().check(z.gte(0)),
      }),
    )
    .check(z.minLength(1), z.maxLength(cartLimits.lines)),
  /** Pieces of all items. */
  goods_num: z.int(),
});
/** The cart of a person who is not signed in, on the device. It has items. */
export type GuestCart = z.infer<typeof GuestCart>;
type GuestItem = GuestCart['items'][number];

/** Null without a cart, and if the device has another content, such as that of another version of the app. */
export const parseGuestCart = (text: string | null): GuestCart | null => {
  try {
    return GuestCart.parse(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
};

/** How many pieces of a product a cart can have. */
export const mostPieces = (available: number): number => Math.min(cartLimits.pieces, Math.max(0, available));

export const guestCountOf = (cart: GuestCart | null, productId: string): number =>
  cart?.items.find(({ product_id }) => product_id === productId)?.count ?? 0;

/**
 * The cart with another count of a product, at its price of now: at most what is available, and at or below 0 without
 * the product. A product of another company begins a new cart, so ask before. A new product beyond the limit of lines
 * is not added.
 */
export const withGuestCount = (cart: GuestCart | null, product: CartProduct, wanted: number): GuestCart | null => {
  const { id: product_id, name, photo, price, available, company } = product;
  const count = Math.min(wanted, mostPieces(available));
  const items = cart?.company.id === company.id ? cart.items : [];
  if (count <= 0) return cart && withoutGuestItem(cart, product_id);
  const item = { product_id, name, photo, count, price };
  if (items.some((one) => one.product_id === product_id))
    return cartOf(
      company,
      items.map((one) => (one.product_id === product_id ? item : one)),
    );
  return items.length < cartLimits.lines ? cartOf(company, [...items, item]) : cart;
};

const withoutGuestItem = ({ company, items }: GuestCart, productId: string): GuestCart | null =>
  cartOf(
    company,
    items.filter(({ product_id }) => product_id !== productId),
  );

const cartOf = (company: GuestCart['company'], items: GuestItem[]): GuestCart | null =>
  items.length > 0 ? { company, items, goods_num: piecesOf(items) } : null;

/** A line of a cart as it is shown. */
export type CartLine = PriceVat & {
  product: { id: string; name: string; photo: string | null; available: number };
  count: number;
  /** Haléř, now. */
  price: number;
  /** Haléř, when it was added or its count was last set. */
  seen: number;
  issue: Issue | null;
};

const noVat: PriceVat = { vat_rate: null, vat_included: true };

/** The lines of a guest's cart with the products of now. While these are not known, as they were added. */
export const guestLines = (cart: GuestCart | null, products: readonly CartProduct[] | undefined): CartLine[] =>
  (cart?.items ?? []).map(({ product_id, name, photo, count, price }) => {
    const found = products?.find(({ id }) => id === product_id);
    const offer = found && { ...found, company_id: found.company.id };
    return {
      product: {
        id: product_id,
        name: found?.name ?? name,
        photo: found ? found.photo : photo,
        available: found?.available ?? (products ? 0 : count),
      },
      count,
      price: found?.price ?? price,
      // A guest is no VAT payer.
      ...(found ? vatForCustomer(found, false) : noVat),
      seen: price,
      issue: products && cart ? issueOf({ product_id, name, count, price }, cart.company.id, offer) : null,
    };
  });
