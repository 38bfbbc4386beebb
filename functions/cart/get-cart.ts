import { getCart } from '#shared/contracts/cart.ts';
import { getCart as getStoredCart } from '../data/cart/carts.ts';
import { serve } from '../http/serve.ts';
import { toReplyCart } from './to-reply.ts';

export const handler = serve(getCart, async ({ actor, params: { hash }, now }) => ({
  data: await toReplyCart(actor, await getStoredCart(actor, now, hash)),
}));
