import { getProduct } from '#shared/contracts/products.ts';
import { getProduct as loadProduct } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';
import { toReplyProduct } from './to-reply.ts';

export const handler = serve(getProduct, async (request) => ({
  data: await toReplyProduct(await loadProduct(request.actor, request.params.id), request),
}));
