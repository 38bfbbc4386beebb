import { filterProducts } from '#shared/contracts/products.ts';
import { addDays } from '#shared/domain/days.ts';
import { listProductsBetween } from '../data/products/product-lists.ts';
import { serve } from '../http/serve.ts';
import { toReplyPage } from './to-reply.ts';

export const handler = serve(filterProducts, async ({ query, body, now, ...reader }) => {
  const { for_days, ...prices } = body;
  const since = for_days === undefined ? undefined : `${addDays(now.slice(0, 10), -for_days)}${now.slice(10)}`;
  return toReplyPage(await listProductsBetween(reader.actor, { ...query, ...prices, since }), reader);
});
