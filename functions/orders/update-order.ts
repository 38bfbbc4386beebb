import { isDeepStrictEqual } from 'node:util';
import { updateOrder } from '#shared/contracts/orders.ts';
import { editableGroups, editOrder } from '#shared/domain/orders/act.ts';
import { requireEditable } from '#shared/domain/require-editable.ts';
import { getOrderAt, type Order } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';
import { actingOn, orderChange } from './order-changes.ts';
import { roleCodesFor, toReplyOrder } from './to-reply.ts';

const groups = {
  recipient: ['fio', 'phone', 'email', 'comment', 'received_at'],
  shipment: ['track_number', 'parcel_id'],
} as const;

export const handler = serve(updateOrder, async ({ params: { id }, body, ...request }) => {
  const { version, ...fields } = body;
  const before = await getOrderAt(request.actor, id, version);
  const changes = changesOf(before, fields);
  if (Object.keys(changes).length === 0) return { reply: { data: await toReplyOrder(request.actor, before) } };
  const allowed = editableGroups(before, roleCodesFor(request.actor, before));
  requireEditable(changes, [
    ...allowed.flatMap((group) => groups[group] as readonly string[]),
    ...(allowed.includes('recipient') && before.delivery_type === 'delivery' ? ['address'] : []),
  ]);
  return orderChange(request, before, editOrder(before, changes, actingOn(before, request)));
});

const changesOf = (order: Order, fields: Partial<Order>): Partial<Order> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(value, order[name as keyof Order]),
    ),
  );
