import { type Address, cartIssues, checkOut } from '#shared/contracts/cart.ts';
import { bonusPosting } from '#shared/domain/ledger/posting.ts';
import { chargedOf, sumOf, weightOf } from '#shared/domain/orders/amounts.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type Cart, cartRemovalWrite, customerOf, findCart, ofCart } from '../data/cart/carts.ts';
import { type LineNow, readLinesNow, requireOrderable } from '../data/cart/lines-now.ts';
import { isVatPayerCompany } from '../data/companies/companies.ts';
import { ofBalance, ofLedgerEntry, ofPosting, postingWrites, readBalance } from '../data/ledger/ledger.ts';
import { newOrder } from '../data/orders/new-order.ts';
import { findOrder, type Order } from '../data/orders/orders.ts';
import { placementOf } from '../data/orders/placement.ts';
import { getAccount } from '../data/people/accounts.ts';
import { settings } from '../data/system/system-settings.ts';
import type { Write } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { pickupStoreOf } from './pickup-store.ts';
import { costsOf } from './to-reply.ts';

export const handler = serve(checkOut, async ({ actor, params: { hash }, body, now }) => {
  const customer = customerOf(actor);
  const [cart, { value: shop }, balance, isCustomerPayer] = await Promise.all([
    findCart(actor.id),
    settings.shop.read(),
    readBalance({ book: 'bonus', owner: actor.id }),
    isVatPayerCompany(customer),
  ]);
  if (cart?.hash !== hash) {
    // Checked out before, or in another tab.
    const placed = await findOrder(hash);
    if (placed?.user.id !== actor.id) throw new Problem('not-found');
    return { reply: { data: toReply(placed) } };
  }
  const { company, is_pickup, pickup_store, email, comment, received_at } = cart;
  if (!company) throw new Problem('cart-empty');
  const [{ offers, lines }, store] = await Promise.all([
    readLinesNow(cart.lines, company.id, isCustomerPayer),
    pickupStoreOf(actor, is_pickup ? pickup_store : null),
  ]);
  const costs = costsOf({ sum: sumOf(lines), weight: weightOf(lines) }, { shop, balance });
  const order = newOrder(cart, {
    offers,
    isCustomerPayer,
    now,
    company,
    customer,
    user: { id: actor.id, fio: actor.fio },
    delivery_type: is_pickup ? 'pickup' : 'delivery',
    pickup_store: store && { id: store.id, name: store.name, address: store.address },
    ...(await destinationOf(cart, actor, body.address)),
    email,
    comment,
    received_at,
    delivery_cost: deliveryOf(cart, costs.delivery_cost, shop.delivery.at(-1)?.up_to ?? 0),
    bonuses_spent: body.useBonuse ? costs.usable : 0,
  });
  requireAsSeen(lines, { seen: body.payable, payable: chargedOf(order) });
  const placement = placementOf(order, { offers, actor });
  return {
    ...placement,
    reply: { data: toReply(order) },
    writes: [...placement.writes, cartRemovalWrite(cart), ...spentBonusWrites(order)],
    retryOn: [...placement.retryOn, ofCart, ofBalance, ofPosting, ofLedgerEntry],
  };
});

const toReply = (order: Order) => ({ id: order.id, number: order.number, payable: chargedOf(order) });

/**
 * Who receives it, and where: as the cart says if the request does not, the name and the phone as the account says if the
 * cart does not. Throws for what is missing.
 */
const destinationOf = async (cart: Cart, actor: Actor, given: Address | null | undefined) => {
  const { is_pickup, pickup_store } = cart;
  const phone = cart.phone ?? (await getAccount(actor.id))?.phone ?? null;
  const address = is_pickup ? null : (given ?? cart.address);
  const place = is_pickup ? pickup_store === null && 'pickupStore' : missingOf(address);
  const missing = [phone === null && 'phone', place].filter((field) => field !== false);
  if (phone === null || missing.length > 0)
    throw new Problem('invalid-input', {
      fields: Object.fromEntries(missing.map((field) => [field, { key: 'required' } as const])),
    });
  return { fio: cart.fio ?? actor.fio, phone, address };
};

/** An address that was kept before there were postcodes may have none. */
const missingOf = (address: Cart['address']) =>
  address === null ? 'address' : address.postcode === '' && 'address.postcode';

const deliveryOf = ({ is_pickup }: Cart, cost: number | null, heaviest: number): number => {
  if (is_pickup) return 0;
  if (cost === null) throw new Problem('too-heavy-to-deliver', { params: { limit: heaviest / 1000 } });
  return cost;
};

/** Throws unless everything is available, at the amount that was shown, or at the prices of the cart. */
const requireAsSeen = (
  lines: readonly LineNow[],
  { seen, payable }: { seen: number | undefined; payable: number },
): void => {
  // The refusal is about the worst issue.
  requireOrderable(cartIssues.flatMap((issue) => lines.filter((line) => line.issue === issue)));
  if (seen === undefined ? lines.some(({ issue }) => issue === 'repriced') : seen !== payable)
    throw new Problem('cart-changed');
};

const spentBonusWrites = ({ id, user, bonuses_spent, created_at: at }: Order): Write[] =>
  bonuses_spent > 0
    ? postingWrites(bonusPosting({ id, at, reason: 'order', accountId: user.id, amount: -bonuses_spent }))
    : [];
