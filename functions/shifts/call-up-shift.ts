import { callUpShift } from '#shared/contracts/shifts.ts';
import { getAccount } from '../data/accounts.ts';
import { readBookings } from '../data/bookings.ts';
import { findShifts, getShifts } from '../data/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(callUpShift, (request) =>
  act(
    request,
    async (shift, [backed]) => {
      const { staff } = shift;
      const [backs, bookings, account] = await Promise.all([
        findShifts(shift.backs),
        staff ? readBookings(staff.login_id, backed) : undefined,
        staff ? getAccount(staff.id) : undefined,
      ]);
      const { override_reason } = request.body;
      const [busy, isActive] = [bookings?.busy ?? [], account?.active ?? false];
      const command = { action: 'call_up', backed, backs, busy, isActive, override_reason } as const;
      return { command, bookings, others: backs };
    },
    async () => {
      const [backed] = await getShifts(request.actor, [request.body.shift_id], 'shift_id');
      return [backed] as [NonNullable<typeof backed>];
    },
  ),
);
