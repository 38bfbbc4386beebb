import { listProductPrices } from '#shared/contracts/products.ts';
import { pricesOf } from '../data/products/prices.ts';
import { getProduct } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listProductPrices, async ({ actor, params }) => {
  const { id } = await getProduct(actor, params.id);
  return { data: (await pricesOf(id)).toReversed() };
});
