import { getCatalogueProduct } from '#shared/contracts/catalogue.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getProductOnSale } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';
import { toReplyProduct } from './to-reply.ts';

export const handler = serve(getCatalogueProduct, async ({ params, ...reader }) => {
  const data = await toReplyProduct(await getProductOnSale(params.id), reader);
  if (!data) throw new Problem('not-found');
  return { data };
});
