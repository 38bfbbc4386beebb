import { refuseChange } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serveIdempotent(refuseChange, (request) =>
  runShiftAction(request, () => ({ command: { action: 'refuse_change', reason: request.body.reason } })),
);
