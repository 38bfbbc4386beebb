import { listFavourites } from '#shared/contracts/catalogue.ts';
import { getFavourites } from '../data/catalogue/favourites.ts';
import { serve } from '../http/serve.ts';
import { rowsOf } from './to-reply.ts';

export const handler = serve(listFavourites, async ({ actor, query: { page, per_page }, ...reader }) => {
  const { product_ids: ids } = await getFavourites(actor.id);
  const rows = await rowsOf(ids, reader);
  const data = rows.slice((page - 1) * per_page, page * per_page);
  return { page, per_page, total: rows.length, data, next_cursor: null, prev_cursor: null, ids };
});
