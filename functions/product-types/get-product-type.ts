import { getProductType } from '#shared/contracts/product-types.ts';
import { requireProductType } from '../data/product-types/product-types.ts';
import { countProducts } from '../data/products/product-counts.ts';
import { serve } from '../http/serve.ts';
import { toReplyType } from './to-reply.ts';

export const handler = serve(getProductType, async ({ params: { id }, locale }) => {
  const [type, products] = await Promise.all([requireProductType(id), countProducts('type', id)]);
  return { data: toReplyType(type, products, locale) };
});
