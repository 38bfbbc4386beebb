import { markUnfulfilled } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serveIdempotent(markUnfulfilled, (request) =>
  runShiftAction(request, () => ({ command: { action: 'mark_unfulfilled' } })),
);
