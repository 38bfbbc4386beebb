import type * as z from 'zod/mini';
import type { Cart as WireCart } from '#shared/contracts/cart.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type Cart, cartWrite, changedCart, getCart, ofCart } from '../data/cart/carts.ts';
import type { Decision } from '../http/decision.ts';
import { toReplyCart } from './to-reply.ts';

/** Decides a change of the cart of the caller, which is created if there is none, and answers with it. */
export const cartChange = async (
  { actor, params: { hash }, now }: { actor: Actor; params: { hash: string }; now: string },
  changesOf: (cart: Cart) => Partial<Cart> | Promise<Partial<Cart>>,
): Promise<Decision<{ data: z.input<typeof WireCart> }>> => {
  const cart = await getCart(actor, now, hash);
  const after = changedCart(cart, await changesOf(cart), now);
  return { reply: { data: await toReplyCart(actor, after) }, writes: [cartWrite(cart, after)], retryOn: [ofCart] };
};
