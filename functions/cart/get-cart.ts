import { getCart } from '#shared/contracts/cart.ts';
import { findCartOf, newCart } from '../data/cart/carts.ts';
import { serve } from '../http/serve.ts';
import { toReplyCart } from './to-reply.ts';

export const handler = serve(getCart, async ({ actor, params: { hash }, now }) => {
  const cart = (await findCartOf(actor.id, hash)) ?? newCart(actor, now);
  return { data: await toReplyCart(cart) };
});
