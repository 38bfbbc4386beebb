import { getShift } from '#shared/contracts/shifts.ts';
import { lockedMonthsOf } from '../data/hours/locks.ts';
import { getShift as loadShift } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { toReplyShiftWithHours } from '../http/to-reply-shift.ts';
import { contactsFor } from './contacts.ts';

export const handler = serve(getShift, async (request) => {
  const shift = await loadShift(request.actor, request.params.id);
  const [locked, contactsOf] = await Promise.all([
    shift.hours && shift.vendor ? lockedMonthsOf(shift.vendor.id) : [],
    contactsFor(request.actor, [shift]),
  ]);
  return { data: { ...toReplyShiftWithHours(shift, request, locked), contacts: contactsOf(shift) } };
});
