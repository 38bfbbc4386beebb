import { correctShift } from '#shared/contracts/shifts.ts';
import { correctionPeriod } from '#shared/domain/shifts/punching.ts';
import { payFactsFor } from '../data/pay/pay-facts.ts';
import { readWorkerBookings } from '../data/shifts/bookings.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(correctShift, (request) =>
  shiftAction(request, async (shift) => {
    const { actual_start, actual_end, breaks, reason } = request.body;
    const [bookings, pay] = await Promise.all([readWorkerBookings(shift, correctionPeriod(shift)), payFactsFor(shift)]);
    return {
      command: { action: 'correct', actual_start, actual_end, breaks, reason, busy: bookings?.busy ?? [], pay },
      bookings,
    };
  }),
);
