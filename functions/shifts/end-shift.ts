import { endShift } from '#shared/contracts/shifts.ts';
import { payFactsFor } from '../data/pay/pay-facts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(endShift, (request) =>
  shiftAction(request, async (shift) => ({ command: { action: 'end', pay: await payFactsFor(shift) } })),
);
