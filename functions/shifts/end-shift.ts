import { endShift } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serveIdempotent(endShift, (request) =>
  runShiftAction(request, () => ({ command: { action: 'end' } })),
);
