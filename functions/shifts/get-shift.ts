import { getShift } from '#shared/contracts/shifts.ts';
import { getShift as loadShift } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { toReplyShift } from './to-reply.ts';

export const handler = serve(getShift, async (request) => ({
  data: toReplyShift(await loadShift(request.actor, request.params.id), request),
}));
