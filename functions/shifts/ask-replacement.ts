import { askReplacement } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serve(askReplacement, (request) =>
  runShiftAction(request, () => ({ command: { action: 'ask_replacement', reason: request.body.reason } })),
);
