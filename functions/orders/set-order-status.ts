import { setOrderStatus } from '#shared/contracts/orders.ts';
import { moveOrder } from '#shared/domain/orders/act.ts';
import { getOrderAt } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { actingOn, orderChanged } from './order-changes.ts';

export const handler = serve(setOrderStatus, async ({ params: { id }, body, ...request }) => {
  const { version, status, ...details } = body;
  const before = await getOrderAt(request.actor, id, version);
  const { order, transition } = moveOrder(before, status, { ...actingOn(before, request), details });
  return orderChanged(request, before, order, transition);
});
