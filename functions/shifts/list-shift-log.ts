import { listShiftLog } from '#shared/contracts/shifts.ts';
import { getShiftLog } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { toReplyLogEntry } from '../http/to-reply-shift.ts';

export const handler = serve(listShiftLog, async (request) => {
  const page = await getShiftLog(request.actor, request.params.id, request.query);
  return { ...page, data: page.data.map((entry) => toReplyLogEntry(entry, request)) };
});
