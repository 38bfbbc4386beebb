import { randomUUID } from 'node:crypto';
import { createShift } from '#shared/contracts/shifts.ts';
import { orderShift } from '#shared/domain/shifts/order.ts';
import { againIfChanged } from '../data/clients/cooperations.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { insertShifts } from '../data/shifts/shifts.ts';
import { markUsed } from '../data/specialties/specialties.ts';
import { storeUnchanged } from '../data/stores/stores.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { orderContext } from './order.ts';
import { presentShift } from './present.ts';

/** The performers of the store see the shift, so the store may not change before the shift is stored. */
export const handler = serveIdempotent(createShift, (request) =>
  againIfChanged(async () => {
    const context = await orderContext(request);
    const { count = 1 } = request.body;
    const ordered = Array.from({ length: count }, () => orderShift(request.body, { ...context, id: randomUUID() }));
    const shifts = ordered.map(({ shift }) => presentShift(shift, request));
    await markUsed([context.specialty]);
    const reply = storeReply({ data: count === 1 && shifts[0] ? shifts[0] : shifts });
    await insertShifts(ordered, request.actor, request.now, [storeUnchanged(context.store)]);
    return reply;
  }),
);
