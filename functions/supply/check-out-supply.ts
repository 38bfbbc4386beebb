import { checkOutSupply } from '#shared/contracts/supply.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Offers, readOffers } from '../data/cart/offers.ts';
import { companyTieWrite, ofActiveCompany, requireActiveCompanies } from '../data/companies/require-active.ts';
import { ofListEntry } from '../data/counted/entry-writes.ts';
import { partiesOf } from '../data/orders/order-entries.ts';
import { orderNotificationWrites } from '../data/orders/order-notifications.ts';
import { findOrder, ofOrder, ofOrderNumber, type Order, orderWrites } from '../data/orders/orders.ts';
import { takenStockWrites } from '../data/orders/taken-stock.ts';
import { orderSumWrites } from '../data/orders/year-sums.ts';
import { ofStock } from '../data/products/stock.ts';
import { getStore, ofStore, unchangedStoreCheck } from '../data/stores/stores.ts';
import { getSupplyCart, ofSupplyCart, type SupplyCart, orderedSupplyCartWrite } from '../data/supply/supply-carts.ts';
import { acceptanceWithinLimit, ofSupplyLimit } from '../data/supply/supply-limit.ts';
import { serve } from '../http/serve.ts';
import { linesNow } from './lines-now.ts';
import { ownCompanyOf } from './own-company.ts';
import { toSupplyOrder } from './to-supply-order.ts';

export const handler = serve(checkOutSupply, async ({ actor, body, now }) => {
  const company = ownCompanyOf(actor);
  const { id, status, comment, cart_hash, sum, keep = false } = body;
  const [cart, store] = await Promise.all([getSupplyCart(company.id, now), getStore(actor, id, 'id')]);
  if (cart_hash !== undefined && cart_hash !== cart.hash) {
    // Checked out before, or by a colleague.
    const placed = await findOrder(cart_hash);
    if (placed?.company.id !== company.id) throw new Problem('cart-changed');
    return { reply: { data: toReply(placed) } };
  }
  if (cart.lines.length === 0) throw new Problem('cart-empty');
  const offers = await readOffers(
    cart.lines.map(({ product_id }) => product_id),
    company.id,
  );
  if (!store.active) throw new Problem('store-inactive', { params: { store: store.name } });
  await requireActiveCompanies(store.company.id);
  requireAvailable(cart, offers);
  const begun = toSupplyOrder(cart, { actor, company, store, status, comment, offers: offers.offers, now });
  if (sum !== undefined && sum !== begun.sum) throw new Problem('cart-changed');
  const { order, writes } =
    status === 'placement' ? await acceptanceWithinLimit(begun, now) : { order: begun, writes: [] };
  return {
    reply: { data: toReply(order) },
    writes: [
      ...orderWrites(undefined, order),
      orderedSupplyCartWrite(cart, { keep, at: now }),
      ...partiesOf(order).map(companyTieWrite),
      unchangedStoreCheck(store),
      ...takenStockWrites(order, offers),
      ...orderSumWrites(undefined, order),
      ...orderNotificationWrites(undefined, order, null, actor),
      ...writes,
    ],
    limits: [{ limit: 'orders-of-account', subject: actor.id }],
    // Another tab or a colleague may have ordered it. Deciding again, it answers with that order, or says what is short.
    retryOn: [ofSupplyCart, ofOrder, ofListEntry, ofOrderNumber, ofStock, ofActiveCompany, ofStore, ofSupplyLimit],
  };
});

const toReply = ({ id, number, status, sum }: Order) => ({ id, number, status, sum });

/** Throws unless everything is on sale and available. */
const requireAvailable = (cart: SupplyCart, offers: Offers): void => {
  for (const { line, offer, issue } of linesNow(cart, offers)) {
    const product = line.name;
    if (issue === 'gone') throw new Problem('cart-changed');
    if (issue === 'sold-out') throw new Problem('out-of-stock', { params: { product } });
    if (issue === 'fewer')
      throw new Problem('fewer-in-stock', { params: { product, available: offer?.available ?? 0 } });
  }
};
