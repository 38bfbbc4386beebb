import { refuseChange } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(refuseChange, (request) =>
  shiftAction(request, () => ({ command: { action: 'refuse_change', reason: request.body.reason } })),
);
