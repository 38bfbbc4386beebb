import { endBreak } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serveIdempotent(endBreak, (request) =>
  runShiftAction(request, () => ({ command: { action: 'break_end' } })),
);
