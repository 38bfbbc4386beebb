import { startShift } from '#shared/contracts/shifts.ts';
import { readWorkerBookings } from '../data/shifts/bookings.ts';
import { serve } from '../http/serve.ts';
import { punchAction } from './punch-action.ts';

export const handler = serve(startShift, (request) =>
  punchAction(request, 'start', async (shift, punch) => {
    const bookings = await readWorkerBookings(shift, shift);
    // The rule reads `busy`. `bookings` is the condition that they are unchanged when the shift is saved.
    return { command: { action: 'start', busy: bookings?.busy ?? [], punch }, bookings };
  }),
);
