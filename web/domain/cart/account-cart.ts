import type { Cart } from '#shared/contracts/cart.ts';
import { countedLines, type Issue } from '#shared/domain/cart/cart.ts';
import { piecesOf, sumOf } from '#shared/domain/orders/amounts.ts';
import type { CartLine, CartProduct } from './guest-cart.ts';

export const countIn = ({ items }: Cart, productId: string): number =>
  items.find(({ product }) => product.id === productId)?.count ?? 0;

/**
 * The cart of an account as it will probably be with another count of a product, until the server has answered. Only
 * the amount of the goods follows; the cost of the delivery may change with the weight.
 */
export const withCount = (cart: Cart, product: CartProduct, count: number): Cart => {
  const { id, name, photo, price, available, company } = product;
  const isOther = cart.company !== null && cart.company.id !== company.id;
  const before = isOther ? [] : cart.items;
  const added = { ...newItem, product: { ...newItem.product, id, name, photo, available }, product_price: price };
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

/** Pieces of items, and what those of them cost that can be ordered, haléř. */
export const amountsOf = (items: readonly { count: number; product_price: number; issue: Issue | null }[]) => ({
  goods_num: piecesOf(items),
  order_summ: sumOf(countedLines(items).map(({ count, product_price: price }) => ({ count, price }))),
});

const newItem: Cart['items'][number] = {
  product: { id: '', name: '', sku: '', photo: null, available: 0, weight: 0 },
  count: 0,
  product_price: 0,
  price_seen: 0,
  issue: null,
};

/** The lines of an account's cart as they are shown. */
export const accountLines = ({ items }: Cart): CartLine[] =>
  items.map(({ product, count, product_price: price, price_seen: seen, issue }) => ({
    product,
    count,
    price,
    seen,
    issue,
  }));
