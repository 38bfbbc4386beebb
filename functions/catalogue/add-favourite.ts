import { addFavourite } from '#shared/contracts/catalogue.ts';
import { catalogueLimits } from '#shared/domain/catalogue/limits.ts';
import { Problem } from '#shared/domain/problem.ts';
import { favouritesWrite, getFavourites, ofFavourites } from '../data/catalogue/favourites.ts';
import { getProductOnSale } from '../data/products/products.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(addFavourite, async ({ actor, query: { product_id } }) => {
  const [before] = await Promise.all([getFavourites(actor.id), getProductOnSale(product_id)]);
  const reply = { data: { product_id } };
  if (before.product_ids.includes(product_id)) return { reply };
  const limit = catalogueLimits.favourites;
  if (before.product_ids.length >= limit) throw new Problem('too-many-favourites', { params: { limit } });
  return { reply, writes: [favouritesWrite(before, [product_id, ...before.product_ids])], retryOn: [ofFavourites] };
});
