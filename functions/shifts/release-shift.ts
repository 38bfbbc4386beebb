import { releaseShift } from '#shared/contracts/shifts.ts';
import { findShifts } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(releaseShift, (request) =>
  shiftAction(request, async (shift) => {
    const [backs, standBys] = await Promise.all([findShifts(shift.backs), findShifts(shift.backed_by)]);
    return { command: { action: 'release', backs, standBys }, others: [...backs, ...standBys] };
  }),
);
