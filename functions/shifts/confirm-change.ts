import { confirmChange } from '#shared/contracts/shifts.ts';
import { bookingsOf } from '../data/bookings.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(confirmChange, (asked) =>
  act(asked, async (shift) => {
    const bookings = await bookingsOf(shift, shift.pending_change ?? shift);
    const { override_reason } = asked.body;
    return { command: { action: 'confirm_change', busy: bookings?.busy ?? [], override_reason }, bookings };
  }),
);
