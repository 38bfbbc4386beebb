import { cancelShift } from '#shared/contracts/shifts.ts';
import { findShifts } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(cancelShift, (request) =>
  shiftAction(request, async (shift) => {
    const [backs, standBys] = await Promise.all([findShifts(shift.backs), findShifts(shift.backed_by)]);
    const { reason } = request.body;
    return { command: { action: 'cancel', reason, backs, standBys }, others: [...backs, ...standBys] };
  }),
);
