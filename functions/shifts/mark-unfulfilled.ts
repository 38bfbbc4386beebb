import { markUnfulfilled } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serve(markUnfulfilled, (request) =>
  runShiftAction(request, () => ({ command: { action: 'mark_unfulfilled' } })),
);
