import { listCategoryProducts } from '#shared/contracts/products.ts';
import { Problem } from '#shared/domain/problem.ts';
import { listCategoryProducts as loadProducts } from '../data/products/product-lists.ts';
import { getCategories } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { toReplyPage } from './to-reply.ts';
import { wantedValues } from './wanted-values.ts';

export const handler = serve(listCategoryProducts, async ({ params, query, body, ...reader }) => {
  const { parameters, ...prices } = body;
  const fits = parameters === undefined ? undefined : wantedValues(parameters);
  const [category] = await getCategories([params.id], 'product');
  if (!category) throw new Problem('not-found');
  const isWanted = fits && (({ values }: { values: Parameters<typeof fits>[0] }) => fits(values));
  return toReplyPage(await loadProducts(reader.actor, params.id, { ...query, ...prices, isWanted }), reader);
});
