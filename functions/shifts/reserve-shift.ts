import { reserveShift } from '#shared/contracts/shifts.ts';
import { readBookings } from '../data/bookings.ts';
import { getShifts } from '../data/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';
import { getWorker } from './workers.ts';

export const handler = serveIdempotent(reserveShift, (asked) =>
  act(
    asked,
    async (shift, [staff, backs]) => {
      const bookings = await readBookings(staff.id, shift);
      return { command: { action: 'reserve', staff, busy: bookings.busy, backs }, bookings, others: backs };
    },
    () => Promise.all([getWorker(asked.actor, asked.body.staff_id), getShifts(asked.actor, asked.body.backs, 'backs')]),
  ),
);
