import { leaveShift } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serveIdempotent(leaveShift, (request) =>
  runShiftAction(request, () => ({ command: { action: 'leave', reason: request.body.reason } })),
);
