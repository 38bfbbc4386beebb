import { updateShift } from '#shared/contracts/shifts.ts';
import { bookingsOf } from '../data/bookings.ts';
import { serve } from '../http/serve.ts';
import { act } from './act.ts';
import { chosenSpecialty } from './specialty.ts';
import { staffOf } from './workers.ts';

export const handler = serve(updateShift, (asked) =>
  act(
    asked,
    async (shift, category) => {
      const { category_id: _, version: __, ...changes } = asked.body;
      const [bookings, staff] = await Promise.all([
        bookingsOf(shift, {
          starts_at: changes.starts_at ?? shift.starts_at,
          ends_at: changes.ends_at ?? shift.ends_at,
        }),
        staffOf(shift),
      ]);
      return { command: { action: 'edit', ...changes, category, staff, busy: bookings?.busy ?? [] }, bookings };
    },
    () => chosenSpecialty(asked.body.category_id),
  ),
);
