import { getStockInfo } from '#shared/contracts/products.ts';
import { boundedDays, dayInPrague } from '#shared/domain/bounded-days.ts';
import { addDays } from '#shared/domain/days.ts';
import { slicePage } from '../data/list.ts';
import { getProduct } from '../data/products/products.ts';
import { getStock, movementsBetween } from '../data/products/stock.ts';
import { serve } from '../http/serve.ts';
import { toReplyStock } from './to-reply.ts';

const usualDays = 90;

export const handler = serve(getStockInfo, async ({ actor, params, query, body, now }) => {
  const { id } = await getProduct(actor, params.id);
  const to = body.to ?? dayInPrague(now);
  const days = boundedDays({ to, from: body.from ?? addDays(to, -usualDays) }, now);
  const [stock, moves] = await Promise.all([
    getStock(id),
    // Days of the UTC calendar, widened by one: no movement of the requested days is missing.
    movementsBetween(id, addDays(days.from, -1), addDays(days.to, 1)),
  ]);
  const isInDays = ({ at }: { at: string }) => {
    const day = dayInPrague(at);
    return day >= days.from && day <= days.to;
  };
  return { ...slicePage(moves.filter(isInDays).toReversed(), query, (move) => move.id), stock: toReplyStock(stock) };
});
