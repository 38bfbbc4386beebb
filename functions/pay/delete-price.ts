import { deletePrice } from '#shared/contracts/pay.ts';
import { getPrice } from '../data/pay/agreed-prices.ts';
import { serve } from '../http/serve.ts';
import { priceChange } from './price-change.ts';

export const handler = serve(deletePrice, async ({ params, ...request }) => {
  const old = await getPrice(request.actor, params.id);
  const { decision } = await priceChange({ old, next: null }, request);
  return { reply: { data: { id: old.id } }, ...decision };
});
