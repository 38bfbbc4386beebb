import { returnItems } from '#shared/contracts/orders.ts';
import { takeBack } from '#shared/domain/orders/act.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getOrderAt } from '../data/orders/orders.ts';
import { ofStock } from '../data/products/stock.ts';
import { serve } from '../http/serve.ts';
import { actingOn, orderChange } from './order-changes.ts';

export const handler = serve(returnItems, async ({ params: { id }, body, ...request }) => {
  const { version, items: pieces, restock, reason } = body;
  const before = await getOrderAt(request.actor, id, version);
  const after = takeBack(before, { pieces, restock, reason }, actingOn(before, request));
  return {
    ...(await orderChange(request, before, after)),
    // A product that was deleted has no stock.
    refusals: [[ofStock, new Problem('invalid-input', { fields: { restock: { key: 'not-found' } } })]],
  };
});
