import { filterProducts } from '#shared/contracts/products.ts';
import { daysBefore } from '#shared/domain/collections/is-new.ts';
import { listProductsBetween } from '../data/products/product-lists.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { toReplyPage } from './to-reply.ts';

export const handler = serve(filterProducts, async ({ query, body, now, ...reader }) => {
  const { for_days, ...prices } = body;
  const added = for_days === undefined ? {} : await newOnes(daysBefore(now, for_days));
  return toReplyPage(await listProductsBetween(reader.actor, { ...query, ...prices, ...added }), reader);
});

/** Those since an instant, without those that an admin has removed from the new ones. */
const newOnes = async (since: string) => {
  const { removed } = (await settings.new_days.read()).value;
  return { since, without: new Set(removed.map(({ product_id }) => product_id)) };
};
