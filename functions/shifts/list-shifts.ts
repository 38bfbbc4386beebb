import { listShifts } from '#shared/contracts/shifts.ts';
import { listShifts as loadShifts } from '../data/shifts.ts';
import { serve } from '../http/serve.ts';
import { boundedDays } from './bounded-days.ts';
import { presentShift } from './present.ts';

export const handler = serve(listShifts, async (asked) => {
  const { waiting_for_me, ...filter } = asked.query;
  const page = await loadShifts(asked.actor, {
    ...filter,
    ...boundedDays(filter, asked.now),
    answerable_at: waiting_for_me && asked.now,
  });
  return {
    ...page,
    data: page.data.map((shift) => {
      const { comment: _, ...row } = presentShift(shift, asked);
      return row;
    }),
  };
});
