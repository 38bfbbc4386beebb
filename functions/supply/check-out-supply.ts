import { checkOutSupply } from '#shared/contracts/supply.ts';
import { sumOf } from '#shared/domain/orders/amounts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { readLinesNow, requireOrderable } from '../data/cart/lines-now.ts';
import { isVatPayerCompany } from '../data/companies/companies.ts';
import { requireActiveCompanies } from '../data/companies/require-active.ts';
import { findOrder, type Order } from '../data/orders/orders.ts';
import { placementOf } from '../data/orders/placement.ts';
import { getStore, ofStore, unchangedStoreCheck } from '../data/stores/stores.ts';
import { getSupplyCart, ofSupplyCart, orderedSupplyCartWrite } from '../data/supply/supply-carts.ts';
import { acceptanceWithinLimit, ofSupplyLimit } from '../data/supply/supply-limit.ts';
import { serve } from '../http/serve.ts';
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
  const [{ offers, lines }, isCustomerPayer] = await Promise.all([
    readLinesNow(cart.lines, company.id, true),
    isVatPayerCompany(store.company),
  ]);
  if (!store.active) throw new Problem('store-inactive', { params: { store: store.name } });
  await requireActiveCompanies(store.company.id);
  requireOrderable(lines);
  // As the cart was shown: it is for no store yet.
  if (sum !== undefined && sum !== sumOf(lines)) throw new Problem('cart-changed');
  const begun = toSupplyOrder(cart, { actor, company, store, status, comment, offers, isCustomerPayer, now });
  const { order, writes } =
    status === 'placement' ? await acceptanceWithinLimit(begun, now) : { order: begun, writes: [] };
  const placement = placementOf(order, { offers, actor });
  return {
    ...placement,
    reply: { data: toReply(order) },
    writes: [
      ...placement.writes,
      orderedSupplyCartWrite(cart, { keep, at: now }),
      unchangedStoreCheck(store),
      ...writes,
    ],
    retryOn: [...placement.retryOn, ofSupplyCart, ofStore, ofSupplyLimit],
  };
});

const toReply = ({ id, number, status, sum }: Order) => ({ id, number, status, sum });
