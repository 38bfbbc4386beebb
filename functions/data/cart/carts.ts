import * as z from 'zod/mini';
import { KeptAddress } from '#shared/contracts/cart.ts';
import { id, idAndName, money, person, storedInstant } from '#shared/contracts/fields.ts';
import { cartKeptDays } from '#shared/domain/cart/limits.ts';
import { abandonedScope } from '#shared/domain/cart/scope.ts';
import { piecesOf } from '#shared/domain/orders/amounts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { recordKeyOf } from '../keys.ts';
import { type Page, type Paging, slicePage } from '../list.ts';
import { part } from '../part.ts';
import { readScope } from '../scope.ts';
import { get, type Item, queryIndex, type Write } from '../table.ts';
import { addressWithPostcode } from './address-with-postcode.ts';
import { cartFields, emptyCart, ifAsRead } from './stored-cart.ts';

/** An account has one cart. */
export const cartKey = recordKeyOf('CART');
const cartsPartition = 'CARTS';
/** The carts with products of a company. */
const companyCartsPartition = (companyId: string) => `COMPANY#${companyId}#CARTS`;

const Cart = z.object({
  account_id: id,
  ...cartFields,
  user: person,
  /** For whom the account would order. */
  customer: z.nullable(idAndName),
  /** Who sells what is in it; null if it is empty. */
  company: z.nullable(idAndName),
  fio: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  received_at: z.nullable(z.string()),
  comment: z.string(),
  is_pickup: z.boolean(),
  pickup_store: z.nullable(id),
  address: z.nullable(KeptAddress),
});
export type Cart = z.infer<typeof Cart>;
const carts = entity('cart', Cart, [addressWithPostcode]);

/** The company for which somebody of the customer side orders. */
export const customerOf = ({ role, company }: Actor): Cart['customer'] =>
  sideOf(role) === 'customer' ? company : null;

/** The cart of an account. Strongly consistent. */
export const findCart = async (accountId: string): Promise<Cart | undefined> => {
  const item = await get(cartKey(accountId));
  return item && carts.read(item);
};

/** The hash that always means the cart of the caller. */
const current = 'current';

/**
 * The cart of an account, at version 0 if nothing is stored. Throws not-found for the hash of another cart: it opens none.
 * `now`: ISO 8601 UTC.
 */
export const getCart = async (actor: Actor, now: string, hash: string = current): Promise<Cart> => {
  const cart = await findCart(actor.id);
  if (hash !== current && cart?.hash !== hash) throw new Problem('not-found');
  return cart ?? newCart(actor, now);
};

/** A cart that is not stored yet. `now`: ISO 8601 UTC. */
export const newCart = (actor: Actor, now: string): Cart => ({
  ...emptyCart(now),
  account_id: actor.id,
  user: { id: actor.id, fio: actor.fio },
  customer: customerOf(actor),
  company: null,
  fio: null,
  email: null,
  phone: null,
  received_at: null,
  comment: '',
  is_pickup: false,
  pickup_store: null,
  address: null,
});

/** The part of the writes of a cart. A handler runs again when another request changed it meanwhile. */
export const ofCart = part('cart');

/** A cart after a change. An empty one is of no company. */
export const changedCart = (read: Cart, changes: Partial<Cart>, now: string): Cart => {
  const after = { ...read, ...changes, version: read.version + 1, updated_at: now };
  return after.lines.length === 0 ? { ...after, company: null } : after;
};

/** The write of a changed cart, as it was read before, or of a new one. */
export const cartWrite = (read: Cart, after: Cart): Write => ({
  part: ofCart,
  put: cartItem(after),
  if: ifAsRead(read),
});

/** The write that removes a cart as it was read: it became an order. */
export const cartRemovalWrite = (cart: Cart): Write => ({
  part: ofCart,
  remove: cartKey(cart.account_id),
  if: ifAsRead(cart),
});

/** Of the list of abandoned carts, which has those with products only. */
const Projection = z.object({
  company: idAndName,
  user: person,
  customer: z.nullable(idAndName),
  updated_at: storedInstant,
  goods_num: z.int(),
  order_summ: money,
});
export type ListedCart = z.infer<typeof Projection> & { id: string };

const cartItem = (cart: Cart): Item => {
  const { account_id, hash, company, user, customer, lines, updated_at } = cart;
  const listed = company && {
    id: hash,
    projection: Projection.parse({
      company,
      user,
      customer,
      updated_at,
      goods_num: piecesOf(lines),
      order_summ: lines.reduce((sum, { count, price }) => sum + count * price, 0),
    }),
    all_pk: cartsPartition,
    all_sk: `${updated_at}#${hash}`,
    company_pk: companyCartsPartition(company.id),
    company_sk: `${updated_at}#${hash}`,
  };
  return {
    ...cartKey(account_id),
    ...carts.store(cart),
    ...listed,
    [expiry]: Math.floor(Date.parse(updated_at) / 1000) + cartKeptDays * 86_400,
  };
};

const dayMs = 86_400_000;

/** The carts with products that were last changed one to two days before `now`, ISO 8601 UTC. */
export const cartsAbandonedAt = async (now: string): Promise<{ hash: string; account_id: string }[]> => {
  const before = (days: number) => new Date(Date.parse(now) - days * dayMs).toISOString();
  const entries = await queryIndex('all', cartsPartition, { from: before(2), to: before(1) });
  return entries.map((entry) => ({
    hash: String(entry['id']),
    account_id: (entry['projection'] as ListedCart).user.id,
  }));
};

/** One page of the carts with products that nobody has changed for a day before `now`, the newest first. */
export const listAbandonedCarts = async (actor: Actor, paging: Paging, now: string): Promise<Page<ListedCart>> => {
  const before = (days: number) => new Date(Date.parse(now) - days * dayMs).toISOString();
  const entries = await readScope(abandonedScope, actor, {
    sources: (list) => [
      list.list === 'all'
        ? { index: 'all', pk: cartsPartition }
        : { index: 'by-company', pk: companyCartsPartition(list.company) },
    ],
    subject: ({ projection }) => ({ seller_id: (projection as ListedCart).company.id }),
    range: { from: before(cartKeptDays), to: before(1) },
    bound: { newest: 5000 },
  });
  const listed = entries
    .map(({ id: hash, projection }) => ({ ...Projection.parse(projection), id: String(hash) }))
    .toSorted((one, other) => (one.updated_at < other.updated_at ? -1 : 1));
  return slicePage(paging.order === 'asc' ? listed : listed.toReversed(), paging, ({ id: hash }) => hash);
};
