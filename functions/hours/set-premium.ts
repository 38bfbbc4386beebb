import { setPremium } from '#shared/contracts/hours.ts';
import { payFactsFor } from '../data/pay/pay-facts.ts';
import { serve } from '../http/serve.ts';
import { hoursAction } from './hours-action.ts';

export const handler = serve(setPremium, (request) =>
  hoursAction(request, async (shift) => {
    const { amount, reason } = request.body;
    return { command: { action: 'set_premium', amount, reason, pay: await payFactsFor(shift) } };
  }),
);
