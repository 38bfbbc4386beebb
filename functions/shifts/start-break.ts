import { startBreak } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serve(startBreak, (request) =>
  runShiftAction(request, () => ({ command: { action: 'break_start' } })),
);
