import { leaveShift } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(leaveShift, (request) =>
  shiftAction(request, () => ({ command: { action: 'leave', reason: request.body.reason } })),
);
