import { replaceShift } from '#shared/contracts/shifts.ts';
import { readBookings } from '../data/shifts/bookings.ts';
import { findShifts } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';
import { getWorker } from './workers.ts';

export const handler = serve(replaceShift, (request) =>
  shiftAction(
    request,
    async (shift, staff) => {
      const [bookings, standBys] = await Promise.all([
        readBookings(staff.login_id, shift),
        findShifts(shift.backed_by),
      ]);
      const { override_reason } = request.body;
      return {
        command: { action: 'replace', staff, busy: bookings.busy, standBys, override_reason },
        bookings,
        others: standBys,
      };
    },
    () => getWorker(request.actor, request.body.staff_id),
  ),
);
