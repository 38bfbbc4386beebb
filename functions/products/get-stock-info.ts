import { getStockInfo } from '#shared/contracts/products.ts';
import { boundedDays, dayInPrague } from '#shared/domain/bounded-days.ts';
import { momentsOf } from '../data/counted/page-of-days.ts';
import { slicePage } from '../data/list.ts';
import { getProduct } from '../data/products/products.ts';
import { getStock, movementsBetween } from '../data/products/stock.ts';
import { serve } from '../http/serve.ts';
import { toReplyStock } from './to-reply.ts';

const usualDays = 91;

export const handler = serve(getStockInfo, async ({ actor, params, query, body, now }) => {
  const { id } = await getProduct(actor, params.id);
  const days = boundedDays(body, now, { usual: usualDays });
  const moments = momentsOf({ start_date: days.from, end_date: days.to });
  const [stock, moves] = await Promise.all([getStock(id), movementsBetween(id, moments.from, moments.to)]);
  const isInDays = ({ at }: { at: string }) => {
    const day = dayInPrague(at);
    return day >= days.from && day <= days.to;
  };
  return { ...slicePage(moves.filter(isInDays).toReversed(), query, (move) => move.id), stock: toReplyStock(stock) };
});
