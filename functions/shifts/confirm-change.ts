import { confirmChange } from '#shared/contracts/shifts.ts';
import { readWorkerBookings } from '../data/shifts/bookings.ts';
import { findShifts } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';
import { staffOf } from './workers.ts';

export const handler = serve(confirmChange, (request) =>
  shiftAction(request, async (shift) => {
    const [bookings, staff, standBys] = await Promise.all([
      readWorkerBookings(shift, shift.pending_change ?? shift),
      staffOf(shift),
      findShifts(shift.backed_by),
    ]);
    const { override_reason } = request.body;
    const busy = bookings?.busy ?? [];
    return {
      command: { action: 'confirm_change', staff, busy, standBys, override_reason },
      bookings,
      others: standBys,
    };
  }),
);
