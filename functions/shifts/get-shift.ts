import { getShift } from '#shared/contracts/shifts.ts';
import { lockedMonthsOf } from '../data/hours/locks.ts';
import { getShift as loadShift } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { toReplyShiftWithHours } from '../http/to-reply-shift.ts';

export const handler = serve(getShift, async (request) => {
  const shift = await loadShift(request.actor, request.params.id);
  const locked = shift.hours && shift.vendor ? await lockedMonthsOf(shift.vendor.id) : [];
  return { data: toReplyShiftWithHours(shift, request, locked) };
});
