import { startBreak } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serveIdempotent(startBreak, (request) =>
  runShiftAction(request, () => ({ command: { action: 'break_start' } })),
);
