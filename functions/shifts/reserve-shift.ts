import { reserveShift } from '#shared/contracts/shifts.ts';
import { readBookings } from '../data/shifts/bookings.ts';
import { findShifts, getShifts } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';
import { getWorker } from './workers.ts';

export const handler = serve(reserveShift, (request) =>
  shiftAction(
    request,
    async (shift, [staff, backs]) => {
      const [bookings, standBys] = await Promise.all([
        readBookings(staff.login_id, shift),
        findShifts(shift.backed_by),
      ]);
      return {
        command: { action: 'reserve', staff, busy: bookings.busy, backs, standBys },
        bookings,
        others: [...backs, ...standBys],
      };
    },
    () =>
      Promise.all([
        getWorker(request.actor, request.body.staff_id),
        getShifts(request.actor, request.body.backs, 'backs'),
      ]),
  ),
);
