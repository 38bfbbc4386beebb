import { getSupplyCart } from '#shared/contracts/supply.ts';
import { cartRates } from '#shared/domain/invoices/order-lines.ts';
import { readItemsNow } from '../data/cart/lines-now.ts';
import { listStoresToSupply } from '../data/stores/store-lists.ts';
import { getSupplyCart as findCart } from '../data/supply/supply-carts.ts';
import { serve } from '../http/serve.ts';
import { ownCompanyOf } from './own-company.ts';

/** Stores that the answer names at most. */
const mostStores = 20;

export const handler = serve(getSupplyCart, async ({ actor, now }) => {
  const accord = ownCompanyOf(actor);
  const [cart, stores] = await Promise.all([
    findCart(accord.id, now),
    listStoresToSupply(actor, { page: 1, per_page: mostStores }),
  ]);
  const { items, counted, ...amounts } = await readItemsNow(cart.lines, accord.id, true);
  return {
    data: {
      ...amounts,
      vat: cartRates(counted),
      cart_hash: cart.version === 0 ? null : cart.hash,
      accord,
      stores: stores.data.map(({ id, name, delivery_warehouse }) => ({ id, name, delivery_warehouse })),
      // The vendor sets the prices, so another price than before needs no word.
      items: items.map(({ issue, ...item }) => ({ ...item, issue: issue === 'repriced' ? null : issue })),
    },
  };
});
