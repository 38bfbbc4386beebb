import { removeFavourite } from '#shared/contracts/catalogue.ts';
import { favouritesWrite, getFavourites, ofFavourites } from '../data/catalogue/favourites.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(removeFavourite, async ({ actor, query: { product_id } }) => {
  const before = await getFavourites(actor.id);
  const left = before.product_ids.filter((id) => id !== product_id);
  const reply = { data: { product_id } };
  if (left.length === before.product_ids.length) return { reply };
  return { reply, writes: [favouritesWrite(before, left)], retryOn: [ofFavourites] };
});
