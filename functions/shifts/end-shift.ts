import { endShift } from '#shared/contracts/shifts.ts';
import { payFactsFor } from '../data/pay/pay-facts.ts';
import { serve } from '../http/serve.ts';
import { punchAction } from './punch-action.ts';

export const handler = serve(endShift, (request) =>
  punchAction(request, 'end', async (shift, punch) => ({
    command: { action: 'end', pay: await payFactsFor(shift), punch },
  })),
);
