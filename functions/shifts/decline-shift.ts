import { declineShift } from '#shared/contracts/shifts.ts';
import { findShifts } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(declineShift, (context) =>
  shiftAction(context, async (shift) => {
    const standBys = await findShifts(shift.backed_by);
    return { command: { action: 'decline', reason: context.body.reason, standBys }, others: standBys };
  }),
);
