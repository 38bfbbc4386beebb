import { replaceShift } from '#shared/contracts/shifts.ts';
import { readBookings } from '../data/bookings.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';
import { getWorker } from './workers.ts';

export const handler = serveIdempotent(replaceShift, (asked) =>
  act(
    asked,
    async (shift, staff) => {
      const bookings = await readBookings(staff.login_id, shift);
      return {
        command: { action: 'replace', staff, busy: bookings.busy, override_reason: asked.body.override_reason },
        bookings,
      };
    },
    () => getWorker(asked.actor, asked.body.staff_id),
  ),
);
