import { listProductTypes } from '#shared/contracts/product-types.ts';
import { listProductTypes as loadProductTypes } from '../data/product-types/product-types.ts';
import { countProductsOfEach } from '../data/products/product-counts.ts';
import { serve } from '../http/serve.ts';
import { languageOf } from '../http/translate.ts';
import { toReplyType } from './to-reply.ts';

export const handler = serve(listProductTypes, async ({ query, locale }) => {
  const page = await loadProductTypes(query, languageOf(locale));
  const counts = await countProductsOfEach(
    'type',
    page.data.map(({ id }) => id),
  );
  return { ...page, data: page.data.map((type, n) => toReplyType(type, counts[n] ?? 0, locale)) };
});
