import { shipPart } from '#shared/contracts/orders.ts';
import { sendPart } from '#shared/domain/orders/act.ts';
import { getOrderAt } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { actingOn, orderChange } from './order-changes.ts';

export const handler = serve(shipPart, async ({ params: { id }, body, ...request }) => {
  const before = await getOrderAt(request.actor, id, body.version);
  const part = { pieces: body.items, track_number: body.track_number };
  const { order, transition } = sendPart(before, part, actingOn(before, request));
  return orderChange(request, before, order, transition);
});
