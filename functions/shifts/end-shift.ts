import { endShift } from '#shared/contracts/shifts.ts';
import { payFactsFor } from '../data/pay/pay-facts.ts';
import { serve } from '../http/serve.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serve(endShift, (request) =>
  runShiftAction(request, async (shift) => ({ command: { action: 'end', pay: await payFactsFor(shift) } })),
);
