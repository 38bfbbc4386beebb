import { updateShift } from '#shared/contracts/shifts.ts';
import { limitPlan } from '#shared/domain/shifts/plan.ts';
import { possiblePerformersOf } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { agreedPricesOf } from '../data/pay/agreed-prices.ts';
import { readWorkerBookings } from '../data/shifts/bookings.ts';
import { findShifts } from '../data/shifts/shifts.ts';
import { markUsed } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';
import { chosenSpecialty } from './specialty.ts';
import { staffOf } from './workers.ts';

export const handler = serve(updateShift, (request) =>
  shiftAction(
    request,
    async (shift, chosen) => {
      if (chosen) await markUsed([chosen]);
      const { category_id: _, version: __, ...changes } = request.body;
      const times = { starts_at: changes.starts_at ?? shift.starts_at, ends_at: changes.ends_at ?? shift.ends_at };
      const [bookings, staff, standBys, category] = await Promise.all([
        readWorkerBookings(shift, limitPlan(times)),
        staffOf(shift),
        findShifts(shift.backed_by),
        chosen && withPrices(chosen, shift),
      ]);
      const command = { action: 'edit', ...changes, category, staff, busy: bookings?.busy ?? [], standBys } as const;
      return { command, bookings, others: standBys };
    },
    () => chosenSpecialty(request.body.category_id),
  ),
);

const withPrices = async <S extends { id: string }>(specialty: S, shift: Shift) => ({
  ...specialty,
  prices: await agreedPricesOf(possiblePerformersOf(shift), shift.customer.id, specialty.id),
});
