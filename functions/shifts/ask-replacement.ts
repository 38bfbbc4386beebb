import { askReplacement } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(askReplacement, (request) =>
  shiftAction(request, () => ({ command: { action: 'ask_replacement', reason: request.body.reason } })),
);
