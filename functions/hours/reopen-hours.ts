import { reopenHours } from '#shared/contracts/hours.ts';
import { serve } from '../http/serve.ts';
import { lockedMonths, hoursAction } from './hours-action.ts';

export const handler = serve(reopenHours, (request) =>
  hoursAction(request, async (shift) => ({
    command: { action: 'reopen', reason: request.body.reason, locked: await lockedMonths(shift) },
  })),
);
