import { type Address, checkOut } from '#shared/contracts/cart.ts';
import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import { chargedOf } from '#shared/domain/orders/amounts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Cart, cartRemovalWrite, customerOf, findCart, ofCart } from '../data/cart/carts.ts';
import { type Offers, readOffers } from '../data/cart/offers.ts';
import { companyTieWrite, ofActiveCompany } from '../data/companies/require-active.ts';
import { ofListEntry } from '../data/counted/entry-writes.ts';
import { ofBalance, ofLedgerEntry, ofPosting, postingWrites, readBalance } from '../data/ledger/ledger.ts';
import { partiesOf } from '../data/orders/order-entries.ts';
import { orderNotificationWrites } from '../data/orders/order-notifications.ts';
import { findOrder, ofOrder, ofOrderNumber, type Order, orderWrites } from '../data/orders/orders.ts';
import { getShopSettings } from '../data/orders/shop-settings.ts';
import { takenStockWrites } from '../data/orders/taken-stock.ts';
import { orderSumWrites } from '../data/orders/year-sums.ts';
import { ofStock } from '../data/products/stock.ts';
import type { Write } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { pickupStoreOf } from './pickup-store.ts';
import { toOrder } from './to-order.ts';
import { costsOf, linesNow } from './to-reply.ts';

export const handler = serve(checkOut, async ({ actor, params: { hash }, body, now }) => {
  const [cart, settings, balance] = await Promise.all([
    findCart(actor.id),
    getShopSettings(),
    readBalance({ book: 'bonus', owner: actor.id }),
  ]);
  if (cart?.hash !== hash) {
    // Checked out before, or in another tab.
    const placed = await findOrder(hash);
    if (placed?.user.id !== actor.id) throw new Problem('not-found');
    return { reply: { data: toReply(placed) } };
  }
  const { company } = cart;
  if (!company) throw new Problem('cart-empty');
  const [offers, store] = await Promise.all([
    readOffers(
      cart.lines.map(({ product_id }) => product_id),
      company.id,
    ),
    pickupStoreOf(actor, cart.is_pickup ? cart.pickup_store : null),
  ]);
  const costs = costsOf(cart, offers, { settings, balance });
  const order = toOrder(
    { ...cart, company, user: { id: actor.id, fio: actor.fio }, customer: customerOf(actor) },
    {
      ...offers,
      ...destinationOf(cart, body.address),
      store,
      costs: {
        sum: costs.sum,
        total_weight: costs.weight,
        delivery_cost: deliveryOf(cart, costs.delivery_cost, settings.delivery.at(-1)?.up_to ?? 0),
        bonuses_spent: body.useBonuse ? costs.usable : 0,
      },
      now,
    },
  );
  requireAsSeen(cart, offers, { seen: body.payable, payable: chargedOf(order) });
  return {
    reply: { data: toReply(order) },
    writes: [
      ...orderWrites(undefined, order),
      cartRemovalWrite(cart),
      ...partiesOf(order).map(companyTieWrite),
      ...takenStockWrites(order, offers),
      ...spentBonusWrites(order),
      ...orderSumWrites(undefined, order),
      ...orderNotificationWrites(undefined, order, null, actor),
    ],
    limits: [{ limit: 'orders-of-account', subject: actor.id }],
    // Another tab may have ordered it. Deciding again, it answers with that order, or says what is short.
    retryOn: [
      ofCart,
      ofOrder,
      ofListEntry,
      ofOrderNumber,
      ofStock,
      ofActiveCompany,
      ofBalance,
      ofPosting,
      ofLedgerEntry,
    ],
  };
});

const toReply = (order: Order) => ({ id: order.id, number: order.number, payable: chargedOf(order) });

/** Who receives it, and where. Throws for what is missing. */
const destinationOf = ({ fio, phone, is_pickup, pickup_store }: Cart, address: Address | null) => {
  const missing = Object.entries({
    ...(fio === null && { fio }),
    ...(phone === null && { phone }),
    ...(is_pickup ? pickup_store === null && { pickupStore: null } : address === null && { address }),
  });
  if (fio === null || phone === null || missing.length > 0)
    throw new Problem('invalid-input', {
      fields: Object.fromEntries(missing.map(([field]) => [field, { key: 'required' } as const])),
    });
  return { recipient: { fio, phone }, address: is_pickup ? null : address };
};

const deliveryOf = ({ is_pickup }: Cart, cost: number | null, heaviest: number): number => {
  if (is_pickup) return 0;
  if (cost === null) throw new Problem('too-heavy-to-deliver', { params: { limit: heaviest / 1000 } });
  return cost;
};

/** Throws unless everything is available, at the amount that was shown, or at the prices of the cart. */
const requireAsSeen = (
  cart: Cart,
  offers: Offers,
  { seen, payable }: { seen: number | undefined; payable: number },
): void => {
  const lines = linesNow(cart, offers);
  const first = (issue: string) => lines.find((line) => line.issue === issue);
  if (first('gone')) throw new Problem('cart-changed');
  const soldOut = first('sold-out');
  if (soldOut) throw new Problem('out-of-stock', { params: { product: soldOut.line.name } });
  const fewer = first('fewer');
  if (fewer)
    throw new Problem('fewer-in-stock', {
      params: { product: fewer.line.name, available: fewer.offer?.available ?? 0 },
    });
  if (seen === undefined ? first('repriced') : seen !== payable) throw new Problem('cart-changed');
};

const spentBonusWrites = ({ id, user, bonuses_spent, created_at: at }: Order): Write[] =>
  bonuses_spent > 0
    ? postingWrites(bonusPosting({ id, at, reason: 'order', accountId: user.id, amount: -bonuses_spent }))
    : [];
