import { refuseChange } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serve(refuseChange, (request) =>
  runShiftAction(request, () => ({ command: { action: 'refuse_change', reason: request.body.reason } })),
);
