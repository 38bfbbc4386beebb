import { disputeHours } from '#shared/contracts/hours.ts';
import { serve } from '../http/serve.ts';
import { lockedMonths, hoursAction } from './hours-action.ts';

export const handler = serve(disputeHours, (request) =>
  hoursAction(request, async (shift) => {
    const { actual_start, actual_end, breaks, reason } = request.body;
    const locked = await lockedMonths(shift);
    return { command: { action: 'dispute', actual_start, actual_end, breaks, reason, locked } };
  }),
);
