import { correctShift } from '#shared/contracts/shifts.ts';
import { bookingsOf } from '../data/bookings.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(correctShift, (asked) =>
  act(asked, async (shift) => {
    const { actual_start, actual_end, breaks, reason } = asked.body;
    const bookings = await bookingsOf(shift, { starts_at: actual_start, ends_at: actual_end });
    return {
      command: { action: 'correct', actual_start, actual_end, breaks, reason, busy: bookings?.busy ?? [] },
      bookings,
    };
  }),
);
