import { cancelShift } from '#shared/contracts/shifts.ts';
import { findShifts } from '../data/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(cancelShift, (request) =>
  act(request, async (shift) => {
    const backs = await findShifts(shift.backs);
    return { command: { action: 'cancel', reason: request.body.reason, backs }, others: backs };
  }),
);
