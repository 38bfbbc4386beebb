import { listAbandonedCarts } from '#shared/contracts/cart.ts';
import { listAbandonedCarts as listCarts } from '../data/cart/carts.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listAbandonedCarts, ({ actor, query, now }) => listCarts(actor, query, now));
