import { callUpShift } from '#shared/contracts/shifts.ts';
import { readBookings } from '../data/shifts/bookings.ts';
import { findShifts, getShifts, withStandBys } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';
import { staffOf } from './workers.ts';

export const handler = serve(callUpShift, (request) =>
  shiftAction(
    request,
    async (shift, [chosen]) => {
      const [backs, bookings, staff] = await Promise.all([
        findShifts(shift.backs),
        shift.staff ? readBookings(shift.staff.login_id, chosen) : undefined,
        staffOf(shift),
      ]);
      // `chosen` was read before `backs`, so it may be older. A shift that is not in `backs` is refused.
      const backed = backs.find(({ id }) => id === chosen.id) ?? chosen;
      const [, ...others] = await withStandBys([shift, ...backs]);
      const { override_reason } = request.body;
      const busy = bookings?.busy ?? [];
      const command = { action: 'call_up', backed, backs, standBys: others, busy, staff, override_reason } as const;
      return { command, bookings, others };
    },
    async () => {
      const [chosen] = await getShifts(request.actor, [request.body.shift_id], 'shift_id');
      return [chosen] as [NonNullable<typeof chosen>];
    },
  ),
);
