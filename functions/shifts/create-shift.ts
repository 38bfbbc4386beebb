import { randomUUID } from 'node:crypto';
import { createShift } from '#shared/contracts/shifts.ts';
import { orderShift } from '#shared/domain/shifts/order.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { insertShifts } from '../data/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { orderContext } from './order.ts';
import { presentShift } from './present.ts';

export const handler = serveIdempotent(createShift, async (request) => {
  const context = await orderContext(request);
  const { count = 1 } = request.body;
  const ordered = Array.from({ length: count }, () => orderShift(request.body, { ...context, id: randomUUID() }));
  const shifts = ordered.map(({ shift }) => presentShift(shift, request));
  const reply = storeReply({ data: count === 1 && shifts[0] ? shifts[0] : shifts });
  await insertShifts(ordered, request.actor, request.now);
  return reply;
});
