import { leaveShift } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serve(leaveShift, (request) =>
  runShiftAction(request, () => ({ command: { action: 'leave', reason: request.body.reason } })),
);
