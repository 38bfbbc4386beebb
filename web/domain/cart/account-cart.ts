import type { Cart } from '#shared/contracts/cart.ts';
import { countedLines, type Issue } from '#shared/domain/cart/cart.ts';
import { piecesOf, sumOf } from '#shared/domain/orders/amounts.ts';
import type { PriceVat } from '#shared/domain/vat/vat.ts';
import type { CartLine, CartProduct } from './guest-cart.ts';

export const countIn = ({ items }: Cart, productId: string): number =>
  items.find(({ product }) => product.id === productId)?.count ?? 0;

/**
 * The cart of an account as it will probably be with another count of a product, until the server has answered. Only
 * the amount of the goods follows; the cost of the delivery may change with the weight.
 */
export const withCount = (cart: Cart, product: CartProduct, count: number): Cart => {
  const { id, name, photo, price, vat_rate, vat_included, available, company } = product;
  const isOther = cart.company !== null && cart.company.id !== company.id;
  const before = isOther ? [] : cart.items;
  const named = { ...newItem.product, id, name, photo, available };
  const added = { ...newItem, product: named, product_price: price, vat_rate, vat_included };
  const known = before.some((one) => one.product.id === id) ? before : [...before, added];
  const items = known
    .map((one) => (one.product.id === id ? { ...one, count, price_seen: one.product_price, issue: null } : one))
    .filter((one) => one.count > 0);
  const amounts = amountsOf(items);
  return {
    ...cart,
    company: items.length > 0 ? company : null,
    items,
    ...amounts,
    payable: cart.payable === null ? null : Math.max(0, cart.payable + amounts.order_summ - cart.order_summ),
  };
};

type Item = PriceVat & { count: number; product_price: number; issue: Issue | null };
/** Pieces of items, and what those of them cost that can be ordered, haléř. */
export const amountsOf = (items: readonly Item[]) => ({
  goods_num: piecesOf(items),
  order_summ: sumOf(pricedItems(items)),
});

/** Those that can be ordered, with their prices. */
export const pricedItems = <I extends Item>(items: readonly I[]) =>
  countedLines(items).map((item) => ({ ...item, price: item.product_price }));

const newItem: Cart['items'][number] = {
  product: { id: '', name: '', sku: '', photo: null, available: 0, weight: 0 },
  count: 0,
  product_price: 0,
  vat_rate: null,
  vat_included: true,
  price_seen: 0,
  issue: null,
};

/** The lines of an account's cart as they are shown. */
export const accountLines = ({ items }: Cart): CartLine[] =>
  items.map(({ product, count, product_price: price, vat_rate, vat_included, price_seen: seen, issue }) => ({
    product,
    count,
    price,
    vat_rate,
    vat_included,
    seen,
    issue,
  }));
