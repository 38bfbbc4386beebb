import { replaceShift } from '#shared/contracts/shifts.ts';
import { readBookings } from '../data/shifts/bookings.ts';
import { serve } from '../http/serve.ts';
import { runShiftAction } from './run-shift-action.ts';
import { getWorker } from './workers.ts';

export const handler = serve(replaceShift, (request) =>
  runShiftAction(
    request,
    async (shift, staff) => {
      const bookings = await readBookings(staff.login_id, shift);
      return {
        command: { action: 'replace', staff, busy: bookings.busy, override_reason: request.body.override_reason },
        bookings,
      };
    },
    () => getWorker(request.actor, request.body.staff_id),
  ),
);
