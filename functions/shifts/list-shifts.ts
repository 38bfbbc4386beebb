import { listShifts } from '#shared/contracts/shifts.ts';
import { listShifts as loadShifts } from '../data/shifts.ts';
import { serve } from '../http/serve.ts';
import { boundedDays } from './bounded-days.ts';
import { presentShift } from './present.ts';

export const handler = serve(listShifts, async (request) => {
  const { waiting_for_me, gap, ...filter } = request.query;
  const page = await loadShifts(request.actor, {
    ...filter,
    ...boundedDays(filter, request.now),
    answerable_at: waiting_for_me && request.now,
    gap_at: gap && { gap, now: request.now },
  });
  return {
    ...page,
    data: page.data.map((shift) => {
      const { comment: _, ...row } = presentShift(shift, request);
      return row;
    }),
  };
});
